import { invoiceMessages } from '@zubr/i18n/invoice/all'
import type { InvoiceMessages } from '@zubr/i18n/invoice/en'
import type { LoaderFunctionArgs } from 'react-router'
import { requestedPage } from '../requested-page.server.ts'

/** Messages of invoices in the page's language. */
export const loader = ({ request }: LoaderFunctionArgs): InvoiceMessages =>
  invoiceMessages[requestedPage(request).locale]
