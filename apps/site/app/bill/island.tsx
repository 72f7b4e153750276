import { hydrateRoot } from 'react-dom/client'
import { BillPart } from './bill-part.tsx'
import type { BillProps } from './bill-props.ts'

/** Takes over the living part of a bill's page, as the server has rendered it. */
export function start(place: Element, props: BillProps): void {
  hydrateRoot(place, <BillPart {...props} />)
}
