import { useLoaderData } from 'react-router'
import { BillPage } from '../bill/bill-page.tsx'
import type { loader } from '../bill/words.server.ts'
import type { PageHandle } from '../root.tsx'

export const handle: PageHandle = { hydrate: true }

export { loader } from '../bill/words.server.ts'

export default function BillRoute() {
  return <BillPage page="bill" words={useLoaderData<typeof loader>()} />
}
