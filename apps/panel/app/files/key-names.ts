import type { KeyName } from '@zubr/i18n/files'

/** Keys such as `Ctrl+C` as the reader's keyboard names them. */
export const keyText = (names: Record<KeyName, string>, keys: string): string =>
  keys.replace(/[A-Z][a-z]+/g, (key) => (Object.hasOwn(names, key) ? names[key as KeyName] : key))
