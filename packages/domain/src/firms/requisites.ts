/** Where a firm is registered: it says how its tax number and its bank details are written. */
export const firmCountries = ['BY', 'RU', 'other'] as const
export type FirmCountry = (typeof firmCountries)[number]

/** Who a firm is, as its documents name it. What may be left out is empty. */
export type Requisites = {
  country: FirmCountry
  name: string
  /** УНП in Belarus, ИНН in Russia. */
  taxNumber: string
  /** Its legal address. */
  address: string
  /** The number of its bank account, an IBAN where there are some. May be left out, with the two below. */
  account: string
  bank: string
  /** The bank's: BIC (SWIFT), or БИК in Russia. */
  bic: string
  /** Who signs for it, and on which grounds. May be left out. */
  signatory: string
  basis: string
}
export type RequisiteField = Exclude<keyof Requisites, 'country'>

/** Most that each holds, in characters. */
export const requisiteLengths: Record<RequisiteField, number> = {
  name: 160,
  taxNumber: 20,
  address: 200,
  account: 34,
  bank: 120,
  bic: 11,
  signatory: 120,
  basis: 120,
}

export const requisiteFaults = [
  'missing',
  'too_long',
  /** Control characters, or signs that nobody sees. */
  'hidden_characters',
  'unp_digits',
  'unp_checksum',
  'inn_digits',
  'inn_checksum',
  'tax_number',
  'iban_by',
  'iban_checksum',
  'account_ru',
  'account_bik',
  'account',
  'bic_swift',
  'bic_ru',
] as const
export type RequisiteFault = (typeof requisiteFaults)[number]

/** The same as documents show it: no spaces around, and none in numbers, whose letters are capitals. */
export function tidyRequisites(typed: Requisites): Requisites {
  const text = (value: string) => value.trim().replace(/\s+/g, ' ')
  const number = (value: string) => value.replace(/[\s-]/g, '').toUpperCase()
  return {
    country: typed.country,
    name: text(typed.name),
    taxNumber: typed.country === 'other' ? text(typed.taxNumber) : number(typed.taxNumber),
    address: text(typed.address),
    account: number(typed.account),
    bank: text(typed.bank),
    bic: number(typed.bic),
    signatory: text(typed.signatory),
    basis: text(typed.basis),
  }
}

/** What is wrong with tidy requisites, by field; nothing if they can stand on a document. */
export function requisitesFaults(firm: Requisites): { [Field in RequisiteField]?: RequisiteFault } {
  const { country, name, address, taxNumber, account, bank, bic } = firm
  const isBanked = account !== '' || bank !== '' || bic !== ''
  const found: { [Field in RequisiteField]?: RequisiteFault | undefined } = {
    name: name === '' ? 'missing' : undefined,
    taxNumber: taxNumber === '' ? 'missing' : taxNumberFault[country](taxNumber),
    address: address === '' ? 'missing' : undefined,
    ...(isBanked && {
      account: account === '' ? 'missing' : accountFault[country](account, bic),
      bank: bank === '' ? 'missing' : undefined,
      bic: bic === '' ? 'missing' : bicFault(country, bic),
    }),
  }
  const fields = Object.keys(requisiteLengths) as RequisiteField[]
  for (const field of fields) if (firm[field].length > requisiteLengths[field]) found[field] = 'too_long'
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
}

const weighed = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)

/** The first eight digits of a УНП by their weights, modulo 11, are its ninth. Source: the tax ministry's rules, as python-stdnum has them. */
const unpWeights = [29, 23, 19, 17, 13, 7, 5, 3]
/** The same of an ИНН: modulo 11, then 10. One of twelve digits has two such digits. */
const innWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const innOfTen = (digits: string, weights: readonly number[]) => (weighed(digits, weights) % 11) % 10

const taxNumberFault: Record<FirmCountry, (number: string) => RequisiteFault | undefined> = {
  BY(unp) {
    if (!/^\d{9}$/.test(unp)) return 'unp_digits'
    return weighed(unp, unpWeights) % 11 === Number(unp[8]) ? undefined : 'unp_checksum'
  },
  RU(inn) {
    if (!/^(?:\d{10}|\d{12})$/.test(inn)) return 'inn_digits'
    const isRight =
      inn.length === 10
        ? innOfTen(inn, innWeights) === Number(inn[9])
        : innOfTen(inn, [7, ...innWeights]) === Number(inn[10]) &&
          innOfTen(inn, [3, 7, ...innWeights]) === Number(inn[11])
    return isRight ? undefined : 'inn_checksum'
  },
  other: (number) =>
    /^[\dA-Z][\dA-Z ./-]*$/i.test(number) && /\d/.test(number) && number.length <= requisiteLengths.taxNumber
      ? undefined
      : 'tax_number',
}

/** ISO 13616: the first four characters at the end, letters as numbers from 10 on, the whole modulo 97 is 1. */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

const accountWeights = Array.from({ length: 23 }, (_, i) => [7, 1, 3][i % 3] ?? 0)

const accountFault: Record<FirmCountry, (account: string, bic: string) => RequisiteFault | undefined> = {
  BY(account) {
    if (!/^BY\d{2}[A-Z\d]{4}\d{4}[A-Z\d]{16}$/.test(account)) return 'iban_by'
    return isIban(account) ? undefined : 'iban_checksum'
  },
  RU(account, bic) {
    if (!/^\d{20}$/.test(account)) return 'account_ru'
    if (bicFault('RU', bic)) return undefined
    // The Bank of Russia's key of an account: weights 7, 1, 3 over the last three digits of the БИК and the account, modulo 10, give 0.
    // Accounts at the Bank of Russia itself, whose БИК ends on less than 050, have another.
    const bank = bic.slice(-3)
    return Number(bank) < 50 || weighed(bank + account, accountWeights) % 10 === 0 ? undefined : 'account_bik'
  },
  other(account) {
    if (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return isIban(account) ? undefined : 'iban_checksum'
    return /^\d{4,34}$/.test(account) ? undefined : 'account'
  },
}

function bicFault(country: FirmCountry, bic: string): RequisiteFault | undefined {
  if (country === 'RU') return /^\d{9}$/.test(bic) ? undefined : 'bic_ru'
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? undefined : 'bic_swift'
}
