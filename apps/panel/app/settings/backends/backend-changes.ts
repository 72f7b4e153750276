import type { BackendsChange } from '@zubr/contracts/servers/backends'
import type { ServerSettings } from '@zubr/contracts/servers/server'
import { call } from '../../api/request.ts'

/** The proxy whose form is open, with a listener for saved settings. */
export type ProxyForm = {
  id: string
  onSaved(form: ServerSettings): void
}

/** Adds and removes backends of a proxy, on both sides at once. A running proxy is updated. */
export async function changeBackends(
  { id, onSaved }: ProxyForm,
  { put = [], take = [] }: Partial<BackendsChange>,
): Promise<void> {
  onSaved(await call('POST /api/servers/:id/backends', { params: { id }, body: { put, take } }))
}
