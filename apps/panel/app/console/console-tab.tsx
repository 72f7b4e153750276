import { useEffect, useRef, useState } from 'react'
import { DownIcon } from '../frame/icons.tsx'
import { useServer } from '../server/context.ts'
import { Status } from '../servers/status-dot.tsx'
import { useSpeech } from '../speech.tsx'
import { openConsole } from '../wire/servers.ts'
import { keepAloud, keptAloud } from './aloud.ts'
import { Announcer } from './announcer.tsx'
import { CommandLine } from './command-line.tsx'
import styles from './console.module.css'
import { ConsoleBuffer } from './console-buffer.ts'
import { ConsoleLink, type Found, type LinkStatus } from './console-link.ts'
import { downloadConsole } from './download.ts'
import { FoundLines, SearchForm } from './search-box.tsx'
import { Terminal } from './terminal.tsx'

const tones = { connecting: 'wait', reconnecting: 'wait', connected: 'well', blocked: 'bad' } as const

export default function ConsoleTab() {
  const { server } = useServer()
  // Another server is another console, with nothing left of the one before.
  return <Console key={server.id} id={server.id} subdomain={server.subdomain} />
}

function Console({ id, subdomain }: { id: string; subdomain: string }) {
  const { words } = useSpeech()
  const [buffer] = useState(() => new ConsoleBuffer())
  const [status, setStatus] = useState<LinkStatus>('connecting')
  const [said, setSaid] = useState<keyof typeof words.console>()
  const [found, setFound] = useState<Found>()
  const [aloud, setAloud] = useState(keptAloud)
  const link = useRef<ConsoleLink>(undefined)

  useEffect(() => {
    const opened = new ConsoleLink({
      buffer,
      access: () => openConsole(id),
      onStatus: setStatus,
      onRefused: (why) =>
        setSaid(why === 'not_running' ? 'notRunning' : why === 'right' ? 'noRight' : 'tooMany'),
    })
    link.current = opened
    opened.start()
    return () => opened.stop()
  }, [buffer, id])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(setSaid, 5_000, undefined)
    return () => clearTimeout(timer)
  }, [said])

  const message = said && words.console[said]
  return (
    <div className={styles.terminal}>
      <div className={styles.toolbar}>
        <span role="status">
          <Status tone={tones[status]} text={words.console[status]} />
        </span>
        <SearchForm
          disabled={status !== 'connected'}
          onSearch={(text) => {
            link.current?.search(text).then(setFound, () => setSaid('tooMany'))
          }}
        />
        <button
          className={styles.tool}
          type="button"
          disabled={status === 'blocked'}
          onClick={() =>
            openConsole(id)
              .then((access) => downloadConsole(access, subdomain))
              .catch(() => setSaid('downloadFailed'))
          }
        >
          <DownIcon size={14} />
          {words.console.download}
        </button>
        <label className={styles.tool} title={words.console.aloudHint}>
          <input
            type="checkbox"
            checked={aloud}
            onChange={({ target }) => {
              setAloud(target.checked)
              keepAloud(target.checked)
            }}
          />
          {words.console.aloud}
        </label>
      </div>
      {found ? (
        <FoundLines found={found} onClose={() => setFound(undefined)} />
      ) : (
        <Terminal buffer={buffer} known={status === 'connected'} />
      )}
      {aloud && <Announcer buffer={buffer} />}
      <p className={styles.said} role="alert">
        {typeof message === 'string' && message}
      </p>
      <CommandLine
        server={id}
        disabled={status !== 'connected'}
        onCommand={(text) => link.current?.command(text) ?? false}
      />
    </div>
  )
}
