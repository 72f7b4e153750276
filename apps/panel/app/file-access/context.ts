import { requiredContext } from '@zubr/browser/required-context'
import { fakeBackend } from '../api/fake-backend.ts'
import { call } from '../api/request.ts'
import { FilesClient } from './client.ts'

/** The files client of the page's server. */
export const [FilesContext, useFiles] = requiredContext<FilesClient>('the files')

const clients = new Map<string, FilesClient>()

/**
 * One client for each server, as long as the page is open: other tabs of the panel share its
 * tokens.
 */
export function filesOf(server: string): FilesClient {
  const known = clients.get(server)
  if (known) return known
  const client = new FilesClient({
    access: (body) => call('POST /api/servers/:id/files', { params: { id: server }, body }),
    ask: fakeBackend()?.askAgent,
    save: fakeBackend()?.saveFiles,
  })
  clients.set(server, client)
  return client
}
