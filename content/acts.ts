import { company } from './brand.ts'

/**
 * What the monthly acts of customers that are firms say: in Russian, since Belarus has such documents kept in Russian or Belarusian. An act that
 * was made stays what it was when this changes.
 */
export const acts = {
  seller: { name: company.name.ru, taxNumber: company.taxNumber, address: company.address.ru },
  /** What stands beside VAT: ask your accountant. */
  vat: 'Без НДС',
}
