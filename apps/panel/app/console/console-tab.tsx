import type { Server } from '@zubr/contracts/servers/server'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { DownIcon, SearchIcon } from '../components/icons.tsx'
import { MoreMenu } from '../components/menu.tsx'
import panel from '../components/panel.module.css'
import { useKeyboardHeight } from '../components/use-keyboard-height.ts'
import { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { ConsoleLink } from '../console-link/console-link.ts'
import { consoleState, hasConsole, type LinkState } from '../console-link/console-state.ts'
import { downloadConsole, wholeConsole } from '../console-link/download.ts'
import type { Found } from '../console-link/searches.ts'
import { commandsOf, type SentCommand } from '../console-link/sent-commands.ts'
import { DiagnosisLink } from '../diagnosis/diagnosis-section.tsx'
import { linesSince } from '../diagnosis/texts.ts'
import { useI18n } from '../i18n.tsx'
import { useShareLog } from '../log-sharing/share-log.tsx'
import { useServer } from '../server/context.ts'
import { Status } from '../server/status-dot.tsx'
import { useStoredChoice } from '../storage.ts'
import { Announcer } from './announcer.tsx'
import { CommandLine } from './command-line.tsx'
import styles from './console.module.css'
import { FoundLines, SearchForm } from './search-box.tsx'
import { SentList } from './sent-list.tsx'
import { Terminal } from './terminal.tsx'

const openConsole = (id: string) =>
  call('POST /api/servers/:id/console', { params: { id }, body: { right: 'write' } })

/** The number of lines in a shared log. */
const maxShared = 50_000

export default function ConsoleTab() {
  const { server } = useServer()
  // The key gives another server a new console.
  return <Console key={server.id} server={server} />
}

function Console({ server }: { server: Server }) {
  const { id, subdomain } = server
  const isThere = hasConsole(server)
  const { messages } = useI18n()
  const [buffer] = useState(() => new ConsoleBuffer())
  const [{ status, why }, setLink] = useState<LinkState>({ status: 'connecting' })
  const [notice, setNotice] = useState<keyof typeof messages.console>()
  const [found, setFound] = useState<Found>()
  const [aloud, setAloud] = useStoredChoice('consoleAloud', ['off', 'on'])
  const [sent, setSent] = useState<readonly SentCommand[]>([])
  const [searching, setSearching] = useState(false)
  const link = useRef<ConsoleLink>(undefined)
  const box = useRef<HTMLDivElement>(null)
  useKeyboardHeight(box)

  useEffect(() => {
    if (!isThere) return
    const opened = new ConsoleLink({
      buffer,
      access: () => openConsole(id),
      onStatus: (status, why) => setLink({ status, why }),
      onRefused: () => setNotice('tooMany'),
      commands: commandsOf(id),
      onCommands: setSent,
      network: window,
      isOnline: () => navigator.onLine,
    })
    link.current = opened
    opened.start()
    return () => opened.stop()
  }, [buffer, id, isThere])
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(setNotice, 5_000, undefined)
    return () => clearTimeout(timer)
  }, [notice])

  const sharing = useShareLog(async () =>
    linesSince(await (await wholeConsole(await openConsole(id))).text(), 0, maxShared),
  )
  const isConnected = isThere && status === 'connected'
  const isReadable = isThere && status !== 'blocked' && status !== 'deleted'
  const state = consoleState({ status, why }, server, messages)
  const message = notice && messages.console[notice]
  const send = (text: string): boolean => {
    const isSent = link.current?.command(text) ?? false
    setNotice(isSent ? undefined : 'notSent')
    return isSent
  }
  return (
    <div className={styles.terminal} ref={box}>
      <div className={styles.toolbar} data-searching={searching}>
        <span className={styles.state} role="status">
          <Status tone={state.tone} text={state.text} />
        </span>
        <DiagnosisLink />
        {state.mayRetry && (
          <Button tone="quiet" onClick={() => link.current?.retry()}>
            {messages.frame.retry}
          </Button>
        )}
        <SearchForm
          disabled={!isConnected}
          onSearch={(text) => {
            link.current?.search(text).then(setFound, () => setNotice('tooMany'))
          }}
        />
        <button
          className={`${styles.tool} ${styles.searchTool}`}
          type="button"
          aria-label={messages.console.searchLabel}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          <SearchIcon />
        </button>
        <button
          className={styles.tool}
          type="button"
          aria-label={messages.console.download}
          disabled={!isReadable}
          onClick={() =>
            openConsole(id)
              .then((access) => downloadConsole(access, subdomain))
              .catch(() => setNotice('downloadFailed'))
          }
        >
          <DownIcon size={14} />
          <span className={styles.toolText}>{messages.console.download}</span>
        </button>
        <MoreMenu className={styles.tools}>
          <li>
            <label>
              <input
                type="checkbox"
                checked={aloud === 'on'}
                onChange={({ target }) => setAloud(target.checked ? 'on' : 'off')}
              />
              <span>
                {messages.console.aloud}
                <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
                  {messages.console.aloudHint}
                </span>
              </span>
            </label>
          </li>
          {isReadable && sharing.item}
        </MoreMenu>
        {sharing.dialog}
      </div>
      {found ? (
        <FoundLines found={found} onClose={() => setFound(undefined)} />
      ) : (
        <Terminal buffer={buffer} known={isConnected} />
      )}
      {aloud === 'on' && <Announcer buffer={buffer} />}
      <div className={styles.foot}>
        <p className={styles.said} role="alert">
          {typeof message === 'string' && message}
        </p>
        <SentList
          sent={sent}
          onForget={(id) => link.current?.forget(id)}
          onSendAgain={({ id, text }) => {
            if (send(text)) link.current?.forget(id)
          }}
        />
        <CommandLine server={id} disabled={!isReadable} onCommand={send} />
      </div>
    </div>
  )
}
