import type { ServerSettings } from '@zubr/contracts/servers'
import type { BackendsChange } from '@zubr/contracts/servers/backends'
import { call } from '../api/request.ts'

/** The proxy whose form is open, and who hears what is saved of it. */
export type ProxyForm = {
  id: string
  onSaved(form: ServerSettings): void
}

/** Puts servers behind a proxy and takes others out, on both sides at once; it hears of them while it runs. */
export async function changeBackends(
  { id, onSaved }: ProxyForm,
  { put = [], take = [] }: Partial<BackendsChange>,
): Promise<void> {
  onSaved(await call('POST /api/servers/:id/backends', { params: { id }, body: { put, take } }))
}
