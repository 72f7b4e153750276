import type { Server } from '@zubr/contracts/servers/server'
import { fill } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { addonsAddress } from '../../addons/addons-address.ts'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { type ModState, modOf } from './forwarding-mods.ts'

/**
 * Whether a server's forwarding mod is installed, with a link to install it; empty if none is
 * needed or the state is unknown.
 */
export function ModNote({ server, state }: { server: Server; state: ModState | undefined }) {
  const { messages } = useI18n()
  const mod = modOf(server)
  if (!mod || !state) return null
  const t = messages.settings.backends
  const note = { there: t.modThere, missing: t.needsMod, unknown: t.modUnknown }[state]
  const query = new URLSearchParams({ q: mod.name })
  return (
    <span className={`${panel.small} ${panel.dim}`}>
      {fill(note, { mod: mod.name })}
      {state !== 'there' && (
        <>
          {' '}
          <Link
            className={`${panel.link} ${panel.ownLine}`}
            to={`${addonsAddress(server.id, 'catalogue')}?${query}`}
          >
            {fill(t.findMod, { mod: mod.name })}
          </Link>
        </>
      )}
    </span>
  )
}
