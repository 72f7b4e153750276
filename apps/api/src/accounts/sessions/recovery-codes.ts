import { randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which people confuse on paper. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY'
const codeCount = 10
/** 12 of 23 characters have 54 bits. */
const codeLength = 12

/** Cyrillic letters that look like Latin ones, for a keyboard in the wrong layout. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'АВЕКМНОРСТУХІЈ'].map((letter, n) => [letter, 'ABEKMHOPCTYXIJ'[n] ?? letter]),
)

/**
 * A recovery code in the form used for comparison. Earlier versions used all letters and digits, so
 * O equals 0, and I and L equal 1.
 */
export function canonicalRecoveryCode(code: string): string {
  const characters = [...code.normalize('NFKC').toUpperCase()].map(
    (character) => lookalikes[character] ?? character,
  )
  return characters
    .join('')
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

function generateRecoveryCode(): string {
  const characters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return characters.match(/.{4}/g)?.join('-') ?? characters
}

/**
 * Options for better-auth, which encrypts the codes with the same functions and compares what it
 * decrypts here with the input.
 */
export const recoveryCodeOptions = (key: string) => ({
  customBackupCodesGenerate: () => Array.from({ length: codeCount }, generateRecoveryCode),
  storeBackupCodes: {
    encrypt: (data: string) => symmetricEncrypt({ key, data }),
    decrypt: async (data: string) => {
      // The input of `encrypt`.
      const codes = JSON.parse(await symmetricDecrypt({ key, data })) as string[]
      return JSON.stringify(codes.map(canonicalRecoveryCode))
    },
  },
})
