import type { SoldKind } from '@zubr/contracts/companies/endpoints'
import type { CompanyCountry, RequisiteFault, RequisiteField } from '@zubr/domain/companies/requisites'

/** Messages of a customer's company: its requisites, and its monthly acceptance acts. Loaded with them. */
export type CompaniesMessages = {
  heading: string
  /** Whom it is for, and what it brings. */
  intro: string
  /** The button where there is nothing yet. */
  add: string
  edit: string
  remove: string
  removeTitle: string
  removeText: string
  kept: string
  removed: string
  country: string
  countries: Record<CompanyCountry, string>
  fields: Record<Exclude<RequisiteField, 'taxNumber'>, string>
  /** The tax number as each country calls it. */
  taxNumbers: Record<CompanyCountry, string>
  nameHint: string
  /** Above the bank's three fields, which may be left empty. */
  bankHint: string
  /** Above who signs and by what, which may be left empty. */
  signHint: string
  faults: Record<RequisiteFault, string>
  /** The list of months. */
  acceptanceActs: {
    heading: string
    intro: string
    /** Nothing was bought yet. */
    none: string
    /** Read aloud: headings of its columns. */
    month: string
    state: string
    sum: string
    /** Of the month that is under way. */
    open: string
    make: string
    /** `{month}` in its own case, as “ноябрь 2026 г.” */
    makeTitle: string
    makeText: string
    /** Beside the button while there are no requisites. */
    needsCompany: string
    show: string
    /** Read aloud: shows the acceptance act of `{month}`. */
    showOf: string
    number: string
  }
  /** The document itself. In other languages than Russian it stands below the Russian words. */
  acceptanceAct: {
    /** The page's title and the document's heading; `{number}`. */
    title: string
    back: string
    print: string
    period: string
    madeAt: string
    seller: string
    buyer: string
    /** Who signs for the buyer, and by what. */
    represented: string
    basis: string
    /** What the acceptance act rests on: `{address}` of the public offer. */
    offer: string
    line: string
    paidAt: string
    service: string
    sum: string
    /** `{plan}`. */
    sold: Record<SoldKind, string>
    total: string
    vat: string
    ofGiven: string
    /** What is counted in a month. */
    counted: string
    accepted: string
    signature: string
    notMade: string
  }
}
