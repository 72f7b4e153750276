/** The country of registration decides the format of tax number and bank details. */
export const companyCountries = ['BY', 'RU', 'other'] as const
export type CompanyCountry = (typeof companyCountries)[number]

/** The requisites of a company as its documents show them. Omitted fields are empty. */
export type Requisites = {
  country: CompanyCountry
  name: string
  /** УНП in Belarus, ИНН in Russia. */
  taxNumber: string
  /** Its legal address. */
  address: string
  /** The bank account, an IBAN where the country has them. Optional, like the two below. */
  account: string
  bank: string
  /** The bank's: BIC (SWIFT), or БИК in Russia. */
  bic: string
  /** The signatory and the document of authority. Optional. */
  signatory: string
  basis: string
}
export type RequisiteField = Exclude<keyof Requisites, 'country'>

/** The maximum length of each field, in characters. */
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
  /** Control characters or invisible characters. */
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

/** Normalizes requisites: trims, removes spaces in numbers, and makes their letters capital. */
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

/** The faults of normalized requisites by field; empty if they are valid. */
export function requisitesFaults(company: Requisites): { [Field in RequisiteField]?: RequisiteFault } {
  const { country, name, address, taxNumber, account, bank, bic } = company
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
  for (const field of fields) if (company[field].length > requisiteLengths[field]) found[field] = 'too_long'
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
}

const weighed = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)

/** The weighted sum of the first eight digits modulo 11 is the ninth. Source: python-stdnum, by.unp. */
const unpWeights = [29, 23, 19, 17, 13, 7, 5, 3]
/** The same of an ИНН: modulo 11, then 10. One of twelve digits has two such digits. */
const innWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const innOfTen = (digits: string, weights: readonly number[]) => (weighed(digits, weights) % 11) % 10

const taxNumberFault: Record<CompanyCountry, (number: string) => RequisiteFault | undefined> = {
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

/** ISO 13616: first four characters moved to the end, letters as numbers from 10, modulo 97 is 1. */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

const accountWeights = Array.from({ length: 23 }, (_, i) => [7, 1, 3][i % 3] ?? 0)

const accountFault: Record<CompanyCountry, (account: string, bic: string) => RequisiteFault | undefined> = {
  BY(account) {
    if (!/^BY\d{2}[A-Z\d]{4}\d{4}[A-Z\d]{16}$/.test(account)) return 'iban_by'
    return isIban(account) ? undefined : 'iban_checksum'
  },
  RU(account, bic) {
    if (!/^\d{20}$/.test(account)) return 'account_ru'
    if (bicFault('RU', bic)) return undefined
    // The Bank of Russia's check of an account: the last three digits of the БИК and the account
    // with weights 7, 1, 3, modulo 10, give 0.
    // Accounts at the Bank of Russia itself, whose БИК ends on less than 050, have another.
    const bank = bic.slice(-3)
    return Number(bank) < 50 || weighed(bank + account, accountWeights) % 10 === 0 ? undefined : 'account_bik'
  },
  other(account) {
    if (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return isIban(account) ? undefined : 'iban_checksum'
    return /^\d{4,34}$/.test(account) ? undefined : 'account'
  },
}

function bicFault(country: CompanyCountry, bic: string): RequisiteFault | undefined {
  if (country === 'RU') return /^\d{9}$/.test(bic) ? undefined : 'bic_ru'
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? undefined : 'bic_swift'
}
