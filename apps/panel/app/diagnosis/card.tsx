import type { KnownAddon } from '@zubr/contracts/addons/changes'
import { diagnose } from '@zubr/domain/diagnosis/diagnose'
import type { Finding, LogLine } from '@zubr/domain/diagnosis/findings'
import { fill } from '@zubr/i18n/format'
import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import { Loading } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { filesOf } from '../file-access/context.ts'
import { fileErrorOf } from '../file-access/file-error.ts'
import { folderAddress, folderOf, nameOf, openAddress } from '../file-access/file-paths.ts'
import { formatMegabytes } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from '../log-sharing/diagnosis.module.css'
import { useDiagnosisMessages, WithDiagnosisMessages } from '../log-sharing/diagnosis-messages.tsx'
import { ShareLog } from '../log-sharing/share-log.tsx'
import { paths } from '../paths.ts'
import { useAct } from '../server/actions.tsx'
import { canDo } from '../server/can-do.ts'
import { useServer } from '../server/context.ts'
import { planName } from '../server/plan-name.ts'
import { FactList } from './fact-list.tsx'
import { hasRun, withReason } from './needs-diagnosis.ts'
import { useFold } from './open-lines.tsx'
import { nextPlan, remediesOf, withKnownAddons } from './remedies.ts'
import { RemedyButton } from './remedy-button.tsx'
import { type LogTexts, readTexts } from './texts.ts'
import { useKnownAddons } from './use-known-addons.ts'

const changesMs = 15_000

/** Why a server is down, from its last log, crash report or console, and what can be done. */
export function DiagnosisCard() {
  return (
    <WithDiagnosisMessages>
      <Card />
    </WithDiagnosisMessages>
  )
}

function Card() {
  const { server } = useServer()
  const messages = useDiagnosisMessages()
  const { messages: common } = useI18n()
  const heading = useId()
  const { texts, failed, again } = useTexts()
  const changes = useEndpoint(changesMs, 'GET /api/servers/:id/changes', { params: { id: server.id } })
  const { refresh } = changes
  // biome-ignore lint/correctness/useExhaustiveDependencies: a start uses the changes
  useEffect(refresh, [server.state, refresh])
  const newest = changes.data?.[0]
  // The log is from a start with the change, which is undone now.
  if (newest?.phase === 'undone' && newest.awaitsStart) return <Undone />
  return (
    <section className={`${panel.plate} ${panel.even} ${styles.card}`} aria-labelledby={heading}>
      <h2 id={heading}>{hasRun(server) ? messages.headingCrash : messages.heading}</h2>
      {failed ? (
        <div className={panel.spread} role="alert">
          <p>
            {messages.unread} {failed}
          </p>
          <Button tone="quiet" onClick={again}>
            {common.frame.retry}
          </Button>
        </div>
      ) : texts ? (
        <DiagnosedLines texts={texts} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

/** Reads the texts again whenever the server's state changes. */
function useTexts(): { texts: LogTexts | undefined; failed: string | undefined; again(): void } {
  const { server } = useServer()
  const { messages } = useI18n()
  const { id, state, reason } = server
  const [round, setRound] = useState(0)
  const key = `${id} ${state} ${reason} ${round}`
  const [read, setRead] = useState<{
    key: string
    texts?: LogTexts
    code?: keyof typeof messages.errors | 'other'
  }>()
  useEffect(() => {
    const ended = new AbortController()
    readTexts(id, filesOf(id), ended.signal).then(
      (texts) => ended.signal.aborted || setRead({ key, texts }),
      (error) => {
        const { code } = fileErrorOf(error)
        const isKnown = Object.hasOwn(messages.errors, code)
        if (!ended.signal.aborted)
          setRead({ key, code: isKnown ? (code as keyof typeof messages.errors) : 'other' })
      },
    )
    return () => ended.abort()
  }, [id, key, messages])
  const current = read?.key === key ? read : undefined
  const failed = current?.code && (current.code === 'other' ? ' ' : messages.errors[current.code])
  return { texts: current?.texts, failed, again: () => setRound(round + 1) }
}

/** The change before the crash, and so its cause, is undone. */
function Undone() {
  const messages = useDiagnosisMessages()
  const heading = useId()
  return (
    <section
      className={`${panel.plate} ${panel.even} ${styles.card} ${styles.calm}`}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{messages.undone}</h2>
      <p role="status">{messages.undoneText}</p>
    </section>
  )
}

function DiagnosedLines({ texts }: { texts: LogTexts }) {
  const messages = useDiagnosisMessages()
  const { server } = useServer()
  const { log, crash } = texts
  const [off, setOff] = useState<readonly string[]>([])
  const found = useMemo(
    () => diagnose({ ...(log && { log: log.text }), ...(crash && { crash: crash.text }) }),
    [log, crash],
  )
  const findings = withReason(found.findings, server)
  const mayUpdate = findings.some((one) =>
    remediesOf(one, texts.jars).some((remedy) => remedy.do === 'update'),
  )
  const known = useKnownAddons(mayUpdate)
  const lines = findings.some(({ code }) => code !== 'offline_mode') ? [] : found.lines
  if (!log && !crash && findings.length === 0) return <p>{messages.noLog}</p>
  const [first, ...rest] = findings
  const shared = { texts, known, off, onSwitchedOff: (path: string) => setOff([...off, path]) }
  const whole = [crash?.text, log?.text].filter((text) => text !== undefined).join('\n\n')
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.finding}>
          <h3>{messages.unknown}</h3>
          <p>{messages.unknownText}</p>
          <Lines lines={lines} texts={texts} open />
        </div>
      )}
      {first && <Explained finding={first} {...shared} />}
      {rest.length > 0 && (
        <>
          <h3 className={panel.dim}>{messages.also}</h3>
          <ul className={styles.rest}>
            {rest.map((finding) => (
              <li key={`${finding.code} ${JSON.stringify(finding.facts)}`}>
                <Explained finding={finding} {...shared} />
              </li>
            ))}
          </ul>
        </>
      )}
      {off.length > 0 && <StartNow />}
      {whole !== '' && (
        <div className={panel.row}>
          <ShareLog text={whole} />
        </div>
      )}
    </>
  )
}

type ExplainedProps = {
  finding: Finding
  texts: LogTexts
  known: readonly KnownAddon[] | undefined
  /** Jars that were disabled since. */
  off: readonly string[]
  onSwitchedOff(path: string): void
}

function Explained({ finding, texts, known, off, onSwitchedOff }: ExplainedProps) {
  const { locale, messages: common } = useI18n()
  const messages = useDiagnosisMessages()
  const { server } = useServer()
  const { code, facts } = finding
  const { what, todo } = messages.codes[code]
  const remedies = remediesOf(finding, texts.jars)
  // The buttons wait for the catalogues, so that none moves under a pointer.
  const isWaiting = !known && remedies.some((remedy) => remedy.do === 'update')
  const plan = code === 'memory' || code === 'memory_killed' ? nextPlan(server.plan) : undefined
  return (
    <div className={styles.finding}>
      <h3>{fill(what, { needs: '', java: '', file: '', ...facts })}</h3>
      <p>{todo}</p>
      {plan && (
        <p>
          {fill(messages.nextPlan, {
            now: formatMegabytes(locale, common, server.limits.memoryMb),
            plan: planName(locale, common, plan.id),
            more: formatMegabytes(locale, common, plan.ramGb * 1024),
          })}
        </p>
      )}
      <FactList facts={facts} without={what} />
      <div className={panel.row}>
        {isWaiting && <Loading />}
        {withKnownAddons(isWaiting ? [] : remedies, known ?? [])
          .filter((remedy) => !('path' in remedy && off.includes(remedy.path)))
          .map((remedy, at) => (
            <RemedyButton key={JSON.stringify(remedy)} {...{ remedy, onSwitchedOff }} isMain={at === 0} />
          ))}
      </div>
      {finding.lines.length > 0 && <Lines lines={finding.lines} texts={texts} />}
    </div>
  )
}

/** Remedies take effect at the next start. */
function StartNow() {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useDiagnosisMessages()
  const act = useAct()
  const [busy, run] = useBusy()
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
      <p>{messages.nowStart}</p>
      {canDo('start', server) && (
        <Button disabled={busy} onClick={() => run(() => act('start'))}>
          {common.actions.start}
        </Button>
      )}
    </div>
  )
}

function Lines({
  lines,
  texts,
  open = false,
}: {
  lines: readonly LogLine[]
  texts: LogTexts
  open?: boolean
}) {
  const messages = useDiagnosisMessages()
  const { messages: common } = useI18n()
  const { done, bad } = useToasts()
  const text = lines.map((line) => line.text).join('\n')
  // Repeated starts write the same lines with other times.
  const fold = useFold(text.replace(/\d/g, ''), open)
  const source = lines[0]?.source
  const { server } = useServer()
  const read = source === 'crash' ? texts.crash : texts.log
  const path = read?.path
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => done(common.frame.copied),
        () => bad(common.frame.copyFailed),
      )
  return (
    <details className={styles.lines} {...fold}>
      <summary>
        {messages.showLines} <span className={panel.dim}>({path ?? messages.console})</span>
      </summary>
      <pre className={styles.text}>{text}</pre>
      <div className={panel.row}>
        <Button tone="quiet" onClick={copy}>
          {common.frame.copy}
        </Button>
        {path && (
          <Link
            className={panel.link}
            to={
              paths.files(server.id) +
              folderAddress(folderOf(path)) +
              openAddress(nameOf(path), read.isWhole ? lines[0]?.number : undefined)
            }
          >
            {fill(messages.openFile, { file: nameOf(path) })}
          </Link>
        )}
      </div>
    </details>
  )
}
