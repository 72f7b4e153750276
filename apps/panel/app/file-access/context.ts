import { requiredContext } from '@zubr/browser/required-context'
import { call } from '../api/request.ts'
import { standIn } from '../api/stand-in.ts'
import { FilesClient } from './client.ts'

/** The files of the server whose page this is. */
export const [FilesContext, useFiles] = requiredContext<FilesClient>('the files')

const clients = new Map<string, FilesClient>()

/** One for each server, for as long as the page is open: its tokens are good for other tabs too. */
export function filesOf(server: string): FilesClient {
  const known = clients.get(server)
  if (known) return known
  const client = new FilesClient({
    access: (body) => call('POST /api/servers/:id/files', { params: { id: server }, body }),
    ask: standIn()?.askAgent,
    save: standIn()?.saveFiles,
  })
  clients.set(server, client)
  return client
}
