import { useLoaderData } from 'react-router'
import type { loader } from '../invoice/invoice-messages.server.ts'
import { InvoicePage } from '../invoice/invoice-page.tsx'
import type { PageHandle } from '../root.tsx'

export const handle: PageHandle = { hydrate: true }

export { loader } from '../invoice/invoice-messages.server.ts'

export default function PaySuccessRoute() {
  return <InvoicePage page="paySuccess" messages={useLoaderData<typeof loader>()} />
}
