// For TypeScript: the program itself runs before any package is installed.
type ReleaseOptions = {
  root: string
  hash: () => string
  build: () => Promise<void>
  say: (line: string) => void
  dataDir: string
  oldAfterMs?: number
}
export function lastRelease(root: string): string | undefined
export function prepareRelease(options: ReleaseOptions): Promise<string>
export function releaseToRun(options: ReleaseOptions): Promise<string>
export function dataDirOf(root: string, env: Record<string, string | undefined>): string
