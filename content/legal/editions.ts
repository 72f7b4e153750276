import type { LegalEditions } from '@zubr/domain/legal/editions'
import type { legalDocuments } from './terms.ts'

/**
 * Editions of every document, oldest first. Their texts stay in
 * `content/legal/<document>/<inForce>/`. docs/launch.md, "A new edition of a document", explains
 * how to publish the next one.
 */
export const legalEditions: LegalEditions<(typeof legalDocuments)[number]> = {
  oferta: [{ published: '2026-11-28', inForce: '2026-11-28' }],
  'user-agreement': [{ published: '2026-11-28', inForce: '2026-11-28' }],
  privacy: [{ published: '2026-11-28', inForce: '2026-11-28' }],
  security: [{ published: '2026-11-28', inForce: '2026-11-28' }],
  pay: [{ published: '2026-11-28', inForce: '2026-11-28' }],
}
