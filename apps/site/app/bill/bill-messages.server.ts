import { billMessages } from '@zubr/i18n/bill/all'
import type { BillMessages } from '@zubr/i18n/bill/bill-messages'
import type { LoaderFunctionArgs } from 'react-router'
import { requestedPage } from '../requested-page.server.ts'

/** Messages of bills in the page's language. */
export const loader = ({ request }: LoaderFunctionArgs): BillMessages =>
  billMessages[requestedPage(request).locale]
