import { hydrateRoot } from 'react-dom/client'
import { BillPart } from './bill-part.tsx'
import type { BillProps } from './bill-props.ts'

/** Hydrates the interactive part of a bill's page. */
export function start(place: Element, props: BillProps): void {
  hydrateRoot(place, <BillPart {...props} />)
}
