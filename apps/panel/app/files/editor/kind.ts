/** What a file is shown as. `region`: a part of a world, which nothing here can show. */
export type FileLook = 'text' | 'log' | 'picture' | 'nbt' | 'region' | 'binary'

/** What browsers show without running anything of it. */
export const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
}

const nbtNames = /\.(?:dat|dat_old|dat_mcr|nbt|schem|schematic|litematic|mcstructure)$/i
const regionNames = /\.(?:mca|mcr|mcc)$/i
const logNames = /\.log(?:\.\d+)?(?:\.gz)?$/i

export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** By its name alone; null where its first bytes decide. */
export function lookByName(name: string): Exclude<FileLook, 'text' | 'binary'> | null {
  if (Object.hasOwn(pictureTypes, extensionOf(name))) return 'picture'
  if (nbtNames.test(name)) return 'nbt'
  if (regionNames.test(name)) return 'region'
  return logNames.test(name) ? 'log' : null
}

/** Whether it tells of what a server did, as its logs do: others may be asked about it. */
export const isReport = (path: string): boolean =>
  /^(?:logs|crash-reports)\/|(?:^|\/)hs_err_pid\d+\.log$/.test(path) && !path.endsWith('.gz')

/** Rows of sixteen bytes as programmers read them: where, the bytes, the letters among them. */
export function hexOf(bytes: Uint8Array): string {
  const rows: string[] = []
  for (let at = 0; at < bytes.length; at += 16) {
    const row = [...bytes.subarray(at, at + 16)]
    const figures = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const letters = row.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.')).join('')
    rows.push(`${at.toString(16).padStart(8, '0')}  ${figures.padEnd(47)}  ${letters}`)
  }
  return rows.join('\n')
}
