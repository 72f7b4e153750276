import type { KeyName } from '@zubr/i18n/files/en'

/** Translates key names in shortcuts such as `Ctrl+C`. */
export const keyText = (names: Record<KeyName, string>, keys: string): string =>
  keys.replace(/[A-Z][a-z]+/g, (key) => (Object.hasOwn(names, key) ? names[key as KeyName] : key))
