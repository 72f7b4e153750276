/**
 * The name of an archive's entry as a path below the target folder. Throws if it leads elsewhere.
 */
export function safeName(name: string): string {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  if (name.startsWith('/') || name.includes('\\') || name.includes('\0') || parts.includes('..'))
    throw new Error('a name in the archive leads out of it')
  return parts.join('/')
}
