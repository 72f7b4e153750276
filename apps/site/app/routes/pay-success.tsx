import { useLoaderData } from 'react-router'
import type { loader } from '../bill/bill-messages.server.ts'
import { BillPage } from '../bill/bill-page.tsx'
import type { PageHandle } from '../root.tsx'

export const handle: PageHandle = { hydrate: true }

export { loader } from '../bill/bill-messages.server.ts'

export default function PaySuccessRoute() {
  return <BillPage page="paySuccess" messages={useLoaderData<typeof loader>()} />
}
