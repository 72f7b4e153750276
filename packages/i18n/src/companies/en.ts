import type { SoldKind } from '@zubr/contracts/companies/endpoints'
import type { CompanyCountry, RequisiteFault, RequisiteField } from '@zubr/domain/companies/requisites'
import type { Translation } from '../translation.ts'

/**
 * Messages of a customer's company: its requisites, and its monthly acceptance acts. Loaded with
 * them.
 */
export const en = {
  heading: 'Company details',
  /** Who needs it, and what it does. */
  intro:
    'For companies and sole traders. ' +
    'Once you’ve added your details, you can create and print a statement for your accounts for every ' +
    'month in which you paid for servers.',
  /** Button when there are no requisites yet. */
  add: 'Add details',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete the company details?',
  removeText: 'Statements you’ve already created stay as they are.',
  kept: 'Details saved',
  removed: 'Details deleted',
  country: 'Registered in',
  countries: { BY: 'Belarus', RU: 'Russia', other: 'Another country' } satisfies Record<
    CompanyCountry,
    string
  >,
  fields: {
    name: 'Company name',
    address: 'Registered address',
    account: 'Bank account',
    bank: 'Bank',
    bic: 'BIC',
    signatory: 'Signatory',
    basis: 'Acting under',
  } satisfies Record<Exclude<RequisiteField, 'taxNumber'>, string>,
  /** The tax number as each country calls it. */
  taxNumbers: {
    BY: 'UNP (taxpayer number)',
    RU: 'INN (taxpayer number)',
    other: 'Tax number',
  } satisfies Record<CompanyCountry, string>,
  nameHint: 'As in your documents, with its legal form.',
  /** Above the three optional fields of the bank. */
  bankHint: 'Bank details are optional. If you give them, fill in all three fields.',
  /** Above the optional fields: who signs, and on what basis. */
  signHint:
    'The signatory and the document they act under (articles of association, a power of attorney) are optional.',
  faults: {
    missing: 'Please fill this in.',
    too_long: 'Too long: please shorten it.',
    hidden_characters: 'It contains invisible characters. Please type it again.',
    unp_digits: 'A UNP has nine digits.',
    unp_checksum: 'There’s no such UNP: the last digit doesn’t fit the others. Check the digits.',
    inn_digits: 'An INN has ten digits (twelve for a sole trader).',
    inn_checksum: 'There’s no such INN: the last digits don’t fit the others. Check the digits.',
    tax_number: 'Digits and Latin letters, 20 characters at most.',
    iban_by: 'An account in Belarus: BY and 26 more digits and Latin letters.',
    iban_checksum: 'There’s no such account: check the digits and letters.',
    account_ru: 'An account in Russia has 20 digits.',
    account_bik: 'The account and the BIC don’t match: check both.',
    account: 'An IBAN, or an account number (digits only).',
    bic_swift: 'A BIC (SWIFT) has 8 or 11 Latin letters and digits.',
    bic_ru: 'A Russian BIC has nine digits.',
  } satisfies Record<RequisiteFault, string>,
  /** The list of months. */
  acceptanceActs: {
    heading: 'Monthly statements',
    intro: 'You can create a statement once its month is over.',
    /** No purchases yet. */
    none: 'Nothing bought yet. Your first statement will be available after the first month with paid services.',
    /** Read aloud: headings of its columns. */
    month: 'Month',
    state: 'Statement',
    sum: 'Amount',
    /** For the current month. */
    open: 'The month isn’t over',
    make: 'Create',
    /** `{month}` in the nominative, such as “ноябрь 2026 г.” */
    makeTitle: 'Create the statement for {month}?',
    makeText:
      'The statement uses your current details and amounts and can’t be changed later. Check your details first.',
    /** Beside the button while there are no requisites. */
    needsCompany: 'Add your details first.',
    show: 'Open',
    /** Read aloud: shows the acceptance act of `{month}`. */
    showOf: 'Open the statement for {month}',
    number: 'No. {number}',
  },
  /** The document. Every other language is printed below the Russian text. */
  acceptanceAct: {
    /** The page's title and the document's heading; `{number}`. */
    title: 'Statement of services No. {number}',
    back: 'To the balance',
    print: 'Print',
    period: 'Month',
    madeAt: 'Created on',
    seller: 'Provider',
    buyer: 'Customer',
    /** Who signs for the buyer, and on what basis. */
    represented: 'Represented by',
    basis: 'Acting under',
    /** The basis of the acceptance act: `{address}` is that of the public offer. */
    offer: 'Contract: public offer {address}',
    line: 'No.',
    paidAt: 'Paid on',
    service: 'Service',
    sum: 'Amount',
    sold: {
      purchase: 'Game server hosting, plan {plan}',
      extension: 'Game server renewal, plan {plan}',
      change: 'Game server moved to plan {plan}',
      returned: 'Credit for unused time, plan {plan}',
    } satisfies Record<SoldKind, string>,
    total: 'Total',
    vat: 'VAT',
    ofGiven: 'Of which paid with bonuses and compensation',
    /** What is counted in a month. */
    counted:
      'This statement covers what was paid from the balance in this month (Minsk time), minus what was ' +
      'returned to the balance.',
    accepted: 'The services were provided in full and on time. The customer has no claims.',
    signature: 'Signature',
    notMade: 'There’s no such statement: it hasn’t been created yet.',
  },
}

export type CompaniesMessages = Translation<typeof en>
