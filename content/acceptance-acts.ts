import { company } from './brand.ts'

/**
 * Texts of the monthly acceptance acts. Belarus requires them in Russian or Belarusian.
 * A change does not affect acceptance acts that are already made.
 */
export const acceptanceActs = {
  seller: { name: company.name.ru, taxNumber: company.taxNumber, address: company.address.ru },
  /** The text for VAT: ask your accountant. */
  vat: 'Без НДС',
}
