import { company } from './brand.ts'

/**
 * Texts of the monthly acts for company customers: in Russian, because Belarus requires Russian or
 * Belarusian. Issued acts do not change with this file.
 */
export const acts = {
  seller: { name: company.name.ru, taxNumber: company.taxNumber, address: company.address.ru },
  /** VAT text on acts: ask your accountant. */
  vat: 'Без НДС',
}
