import type { ExtraPort, ServerPorts } from '@zubr/contracts/servers/ports'
import type { PortFile } from '@zubr/domain/nodes/port-users'
import { fill } from '@zubr/i18n/format'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { SwitchField } from '../components/field.tsx'
import panel from '../components/panel.module.css'
import { folderAddress, folderOf, nameOf, openAddress } from '../files/place.ts'
import { CloseIcon } from '../frame/icons.tsx'
import { paths } from '../paths.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { useBusy } from '../toasts/use-busy.ts'
import styles from './ports.module.css'
import { usePortsWords } from './words.tsx'

type PortRowProps = {
  server: string
  port: ExtraPort
  mapLink: string
  files: readonly PortFile[]
  /** The node writes the number into the server's own settings. */
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
  const words = usePortsWords()
  const { done } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { purpose, protocol, address, former } = port
  const { name } = words.purposes[purpose]
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
          aria-label={fill(words.remove, { name })}
          title={fill(words.remove, { name })}
          onClick={() => setAsking(true)}
        >
          <CloseIcon />
        </button>
      </div>
      {address === null ? (
        <p className={panel.dim}>{words.waiting}</p>
      ) : (
        <p className={styles.address}>
          <code>{address}</code>
          <CopyButton text={address} />
        </p>
      )}
      {former !== null && port.port !== null && (
        <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
          <p>{fill(words.moved, { former, port: port.port })}</p>
          <Button tone="quiet" disabled={busy || disabled} onClick={() => change({ known: true })}>
            {words.known}
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
                aria-label={fill(words.openFile, { file: path })}
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
            label={words.link}
            hint={words.linkHint}
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
        title={fill(words.removeTitle, { address: address ?? name })}
        text={words.removeText}
        action={words.removeButton}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          onChanged(await call('DELETE /api/servers/:id/ports/:port', { params }))
          done(words.removed)
        }}
      />
    </li>
  )
}

type WhereToProps = {
  port: number
  address: string | null
  files: readonly PortFile[]
  /** The node writes the number into the server's own settings. */
  isWritten: boolean
  children(file: PortFile): ReactNode
}

/** What is to be written where, for the plugins and mods that we know. */
function WhereTo({ port, address, files, isWritten, children }: WhereToProps) {
  const words = usePortsWords()
  if (isWritten) return <p className={`${panel.dim} ${panel.small}`}>{fill(words.queryReady, { port })}</p>
  return (
    <div className={`${panel.dim} ${panel.small} ${styles.where}`}>
      <p>{fill(files.length > 0 ? words.write : words.writeOther, { port })}</p>
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
