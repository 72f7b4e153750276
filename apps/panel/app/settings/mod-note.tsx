import type { Server } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { addonsAddress } from '../addons/place.ts'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { type ModState, modOf } from './forwarding-mods.ts'

/** What a server's mod for a proxy is, and the way to it where it is missing; nothing of one that needs none. */
export function ModNote({ server, state }: { server: Server; state: ModState | undefined }) {
  const { words } = useI18n()
  const mod = modOf(server)
  if (!mod) return null
  const own = words.settings.backends
  const note = { there: own.modThere, missing: own.needsMod, unknown: own.modUnknown }[state ?? 'unknown']
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
            {fill(own.findMod, { mod: mod.name })}
          </Link>
        </>
      )}
    </span>
  )
}
