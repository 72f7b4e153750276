import type { Server } from '@zubr/contracts/servers/server'
import { Fragment } from 'react'
import { CopyButton } from '../components/copy-button.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { useServer } from './context.ts'
import styles from './server.module.css'

/** The addresses for players of this server. */
export function Address() {
  const { server } = useServer()
  return <AddressLines {...server} />
}

/** The address for joining: one field in Java, two on phones and consoles. */
export function AddressLines({ address, edition }: Pick<Server, 'address' | 'edition'>) {
  const { messages } = useI18n()
  if (address === null) return <p className={panel.dim}>{messages.server.noAddress}</p>
  const colon = address.lastIndexOf(':')
  const fields =
    edition === 'bedrock' && colon > 0
      ? ([
          [messages.server.bedrockAddress, address.slice(0, colon)],
          [messages.server.bedrockPort, address.slice(colon + 1)],
        ] as const)
      : ([['', address]] as const)
  return (
    <>
      {fields.map(([label, text]) => (
        <Fragment key={label}>
          {label && <p className={`${panel.dim} ${panel.small}`}>{label}</p>}
          <AddressLine text={text} />
        </Fragment>
      ))}
      <p className={`${panel.dim} ${panel.small}`}>
        {edition === 'bedrock' ? messages.server.bedrockHint : messages.server.addressHint}
      </p>
    </>
  )
}

/** An address, or a part of it, with a copy button. */
export function AddressLine({ text }: { text: string }) {
  return (
    <p className={styles.address}>
      <code>{breakable(text)}</code>
      <CopyButton text={text} />
    </p>
  )
}

/** Allows a line break before a dot or a colon. */
export function breakable(address: string) {
  return address.split(/(?=[.:])/).map((part, index) => (
    <Fragment key={address.slice(0, index) + part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
