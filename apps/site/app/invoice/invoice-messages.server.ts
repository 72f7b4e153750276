import { invoiceMessages } from '@zubr/i18n/invoice/all'
import type { InvoiceMessages } from '@zubr/i18n/invoice/invoice-messages'
import type { LoaderFunctionArgs } from 'react-router'
import { requestedPage } from '../asked-page.server.ts'

/** Messages of invoices in the page's language. */
export const loader = ({ request }: LoaderFunctionArgs): InvoiceMessages =>
  invoiceMessages[requestedPage(request).locale]
