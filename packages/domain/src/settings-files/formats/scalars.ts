/** A value of a settings file. */
export type Scalar = string | number | boolean
export type FileFormat = 'properties' | 'plain-properties' | 'toml' | 'yaml'

/** The plain text of a TOML or YAML scalar. */
export function textOf(format: FileFormat, raw: string): string {
  if (format !== 'toml' && format !== 'yaml') return raw
  if (raw.startsWith("'")) {
    const inner = raw.slice(1, -1)
    return format === 'yaml' ? inner.replaceAll("''", "'") : inner
  }
  if (!raw.startsWith('"')) return raw
  try {
    return String(JSON.parse(raw))
  } catch {
    // An invalid escape: the text as it is written.
    return raw.slice(1, -1)
  }
}

/** A value in the syntax of its file. */
export function rawOf(format: FileFormat, value: Scalar): string {
  if (typeof value !== 'string' || format === 'properties' || format === 'plain-properties')
    return String(value)
  const isPlain = /^[a-z_][\w-]*$/i.test(value) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(value)
  return format === 'yaml' && isPlain ? value : JSON.stringify(value)
}
