import { randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which people take for each other on paper. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY'
const codeCount = 10
/** Of 23 signs: 54 bits. */
const codeLength = 12

/** Cyrillic letters that look like Latin ones, for a keyboard that was not switched. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'АВЕКМНОРСТУХІЈ'].map((letter, n) => [letter, 'ABEKMHOPCTYXIJ'[n] ?? letter]),
)

/**
 * A recovery code as it is compared: in any case, with or without separators. Earlier versions made codes of all letters
 * and digits, so that O and 0, and I, L and 1, count as one.
 */
export function canonicalRecoveryCode(code: string): string {
  const signs = [...code.normalize('NFKC').toUpperCase()].map((sign) => lookalikes[sign] ?? sign)
  return signs
    .join('')
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

function generateRecoveryCode(): string {
  const signs = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return signs.match(/.{4}/g)?.join('-') ?? signs
}

/** For better-auth, which encrypts codes by the same means, and compares what it reads here with what it is given. */
export const recoveryCodeOptions = (key: string) => ({
  customBackupCodesGenerate: () => Array.from({ length: codeCount }, generateRecoveryCode),
  storeBackupCodes: {
    encrypt: (data: string) => symmetricEncrypt({ key, data }),
    decrypt: async (data: string) => {
      const codes = JSON.parse(await symmetricDecrypt({ key, data })) as string[] // What `encrypt` was given.
      return JSON.stringify(codes.map(canonicalRecoveryCode))
    },
  },
})
