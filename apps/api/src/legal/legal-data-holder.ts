import { dataHolder, ofAccount, ownedTable } from '../accounts/data-holder.ts'
import { acceptedEditions, editionNotices } from './legal-schema.ts'

/** Editions that an account accepted and those whose notice it got. */
export const editionDataHolder = dataHolder({
  name: 'documents',
  tables: [
    ownedTable({
      table: acceptedEditions,
      rows: ofAccount(acceptedEditions.accountId),
      lock: 'rows are only inserted',
      onDeletion: 'delete',
      export: {
        key: 'accepted',
        columns: {
          document: acceptedEditions.document,
          edition: acceptedEditions.edition,
          acceptedAt: acceptedEditions.acceptedAt,
        },
        orderBy: [acceptedEditions.edition, acceptedEditions.document],
      },
    }),
    ownedTable({
      table: editionNotices,
      rows: ofAccount(editionNotices.accountId),
      lock: [editionNotices.inForce],
      onDeletion: 'delete',
      export: {
        key: 'notices',
        columns: {
          inForce: editionNotices.inForce,
          queuedAt: editionNotices.queuedAt,
          deliveredAt: editionNotices.deliveredAt,
        },
        orderBy: [editionNotices.inForce],
      },
    }),
  ],
})
