/** The viewer for a file. `region`: chunks of a world, which have no viewer. */
export type FileLook = 'text' | 'log' | 'picture' | 'nbt' | 'region' | 'binary'

/** Image formats that browsers show without running scripts. */
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

/** The viewer by the file name; null if the first bytes decide. */
export function lookByName(name: string): Exclude<FileLook, 'text' | 'binary'> | null {
  if (Object.hasOwn(pictureTypes, extensionOf(name))) return 'picture'
  if (nbtNames.test(name)) return 'nbt'
  if (regionNames.test(name)) return 'region'
  return logNames.test(name) ? 'log' : null
}

/** Whether the file is a log or a crash report, which can be shared. */
export const isReport = (path: string): boolean =>
  /^(?:logs|crash-reports)\/|(?:^|\/)hs_err_pid\d+\.log$/.test(path) && !path.endsWith('.gz')

/** A hex dump: offset, sixteen bytes, characters. */
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
