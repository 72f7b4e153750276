import { hydrateRoot } from 'react-dom/client'
import { InvoicePart } from './invoice-part.tsx'
import type { InvoiceProps } from './invoice-props.ts'

/** Hydrates the interactive part of an invoice's page. */
export function start(place: Element, props: InvoiceProps): void {
  hydrateRoot(place, <InvoicePart {...props} />)
}
