import type { PlannedPort } from '@zubr/contracts/addons/changes'
import { fill } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { paths } from '../../paths.ts'
import { useServer } from '../../server/context.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { Tick } from './tick.tsx'

type Purpose = PlannedPort['purpose']
type PortsProps = {
  ports: readonly PlannedPort[]
  /** Purposes for which the owner declined a port. */
  declined: readonly Purpose[]
  onDecline(declined: readonly Purpose[]): void
}

/** The ports that new addons need. A free one is assigned unless the owner declines it. */
export function PlannedPorts({ ports, declined, onDecline }: PortsProps) {
  const { server } = useServer()
  const messages = useAddonsMessages().plan.ports
  return ports.map(({ name, purpose, protocol, state }) => {
    const protocolName = protocol.toUpperCase()
    if (state === 'new')
      return (
        <Tick
          key={purpose}
          checked={!declined.includes(purpose)}
          onChange={(is) => {
            const others = declined.filter((one) => one !== purpose)
            onDecline(is ? others : [...others, purpose])
          }}
        >
          <strong>{fill(messages.assign, { protocol: protocolName })}</strong>
          <span className={`${panel.ownLine} ${panel.dim}`}>{fill(messages.needed, { name })}</span>
        </Tick>
      )
    if (state === 'present') return <p key={purpose}>{fill(messages.present, { name })}</p>
    return (
      <Notice key={purpose}>
        {fill(messages[state], { name, protocol: protocolName })}{' '}
        <Link className={panel.link} to={`${paths.settings(server.id)}#ports`}>
          {messages.toPorts}
        </Link>
      </Notice>
    )
  })
}

/** The purposes for which the server gets a port together with the addons. */
export const wantedPorts = (ports: readonly PlannedPort[], declined: readonly Purpose[]): Purpose[] =>
  ports
    .filter(({ state, purpose }) => state === 'new' && !declined.includes(purpose))
    .map(({ purpose }) => purpose)

/** Whether an addon needs a port that the server cannot get. */
export const lacksPort = (ports: readonly PlannedPort[]): boolean =>
  ports.some(({ state }) => state === 'server_full' || state === 'node_full')
