import type { ExtraPort, ServerPorts } from '@zubr/contracts/servers/ports'
import type { PortFile } from '@zubr/domain/nodes/port-users'
import { fill } from '@zubr/i18n/format'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { SwitchField } from '../components/fields/field.tsx'
import { CloseIcon } from '../components/icons.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { folderAddress, folderOf, nameOf, openAddress } from '../file-access/file-paths.ts'
import { paths } from '../paths.ts'
import styles from './ports.module.css'
import { usePortsMessages } from './ports-messages.tsx'

type PortRowProps = {
  server: string
  port: ExtraPort
  mapLink: string
  files: readonly PortFile[]
  /** The node writes the number into the server's settings. */
  isWritten: boolean
  present: ReadonlySet<string>
  disabled: boolean
  onChanged(ports: ServerPorts): void
}

export function PortRow({
  server,
  port,
  mapLink,
  files,
  isWritten,
  present,
  disabled,
  onChanged,
}: PortRowProps) {
  const messages = usePortsMessages()
  const { done } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { purpose, protocol, address, former } = port
  const { name } = messages.purposes[purpose]
  const params = { id: server, port: port.id }
  const change = (body: { link?: boolean; known?: true }) =>
    run(async () => onChanged(await call('PATCH /api/servers/:id/ports/:port', { params, body })))
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>
          {name} <span className={panel.mark}>{protocol.toUpperCase()}</span>
        </h3>
        <button
          type="button"
          className={styles.remove}
          disabled={disabled}
          aria-label={fill(messages.remove, { name })}
          title={fill(messages.remove, { name })}
          onClick={() => setAsking(true)}
        >
          <CloseIcon />
        </button>
      </div>
      {address === null ? (
        <p className={panel.dim}>{messages.waiting}</p>
      ) : (
        <p className={styles.address}>
          <code>{address}</code>
          <CopyButton text={address} />
        </p>
      )}
      {former !== null && port.port !== null && (
        <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
          <p>{fill(messages.moved, { former, port: port.port })}</p>
          <Button tone="quiet" disabled={busy || disabled} onClick={() => change({ known: true })}>
            {messages.known}
          </Button>
        </div>
      )}
      {port.port !== null && (
        <WhereTo port={port.port} address={address} files={files} isWritten={isWritten}>
          {({ path }) =>
            present.has(path) ? (
              <Link
                className={panel.link}
                to={paths.files(server) + folderAddress(folderOf(path)) + openAddress(nameOf(path))}
                aria-label={fill(messages.openFile, { file: path })}
              >
                {path}
              </Link>
            ) : (
              path
            )
          }
        </WhereTo>
      )}
      {purpose === 'map' && (
        <div className={styles.link}>
          <SwitchField
            label={messages.link}
            hint={messages.linkHint}
            checked={port.link !== null}
            disabled={busy || disabled}
            onChange={({ target }) => void change({ link: target.checked })}
          />
          {port.link !== null && (
            <p className={styles.address}>
              <a className={panel.link} href={mapLink} target="_blank" rel="noreferrer">
                {mapLink}
              </a>
              <CopyButton text={mapLink} />
            </p>
          )}
        </div>
      )}
      <Confirm
        open={asking}
        danger
        title={fill(messages.removeTitle, { address: address ?? name })}
        text={messages.removeText}
        action={messages.removeButton}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          onChanged(await call('DELETE /api/servers/:id/ports/:port', { params }))
          done(messages.removed)
        }}
      />
    </li>
  )
}

type WhereToProps = {
  port: number
  address: string | null
  files: readonly PortFile[]
  /** The node writes the number into the server's settings. */
  isWritten: boolean
  children(file: PortFile): ReactNode
}

/** The files and keys for the port, for known plugins and mods. */
function WhereTo({ port, address, files, isWritten, children }: WhereToProps) {
  const messages = usePortsMessages()
  if (isWritten) return <p className={`${panel.dim} ${panel.small}`}>{fill(messages.queryReady, { port })}</p>
  return (
    <div className={`${panel.dim} ${panel.small} ${styles.where}`}>
      <p>{fill(files.length > 0 ? messages.write : messages.writeOther, { port })}</p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.path}>
              {children(file)} → <code>{file.key}</code>
              {file.addressKey && address && (
                <>
                  , <code>{`${file.addressKey}=${address}`}</code>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
