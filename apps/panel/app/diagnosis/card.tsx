import type { Server } from '@zubr/contracts/servers'
import { takes } from '@zubr/domain/cores/addons'
import { diagnose } from '@zubr/domain/diagnosis/diagnose'
import type { Finding, LogLine } from '@zubr/domain/diagnosis/findings'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/button.tsx'
import { Loading } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { filesOf } from '../files/context.ts'
import { fileErrorOf } from '../files/file-error.ts'
import { folderAddress, folderOf, nameOf, openAddress } from '../files/place.ts'
import { formatMegabytes } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { planName } from '../servers/plan-name.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { useBusy } from '../toasts/use-busy.ts'
import styles from './diagnosis.module.css'
import { nextPlan, type Remedy, remediesOf } from './remedies.ts'
import { ShareLog } from './share.tsx'
import { type LogTexts, readTexts } from './texts.ts'
import { hadRun } from './when.ts'
import { DiagnosisWords, useDiagnosisWords } from './words.tsx'

/** Why a server is down, by its last log, its crash report or its console, and what can be done about it. */
export function DiagnosisCard() {
  return (
    <DiagnosisWords>
      <Card />
    </DiagnosisWords>
  )
}

function Card() {
  const { server } = useServer()
  const words = useDiagnosisWords()
  const { words: common } = useI18n()
  const heading = useId()
  const { texts, failed, again } = useTexts()
  return (
    <section className={`${panel.plate} ${panel.even} ${styles.card}`} aria-labelledby={heading}>
      <h2 id={heading}>{hadRun(server) ? words.headingCrash : words.heading}</h2>
      {failed ? (
        <div className={panel.spread} role="alert">
          <p>
            {words.unread} {failed}
          </p>
          <Button tone="quiet" onClick={again}>
            {common.frame.retry}
          </Button>
        </div>
      ) : texts ? (
        <Told texts={texts} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

/** Reads anew whenever the server has come to stand otherwise. */
function useTexts(): { texts: LogTexts | undefined; failed: string | undefined; again(): void } {
  const { server } = useServer()
  const { words } = useI18n()
  const { id, state, reason } = server
  const [round, setRound] = useState(0)
  const key = `${id} ${state} ${reason} ${round}`
  const [read, setRead] = useState<{
    key: string
    texts?: LogTexts
    code?: keyof typeof words.errors | 'other'
  }>()
  useEffect(() => {
    const ended = new AbortController()
    readTexts(id, filesOf(id), ended.signal).then(
      (texts) => ended.signal.aborted || setRead({ key, texts }),
      (error) => {
        const { code } = fileErrorOf(error)
        const isKnown = code in words.errors
        if (!ended.signal.aborted)
          setRead({ key, code: isKnown ? (code as keyof typeof words.errors) : 'other' })
      },
    )
    return () => ended.abort()
  }, [id, key, words])
  const own = read?.key === key ? read : undefined
  const failed = own?.code && (own.code === 'other' ? ' ' : words.errors[own.code])
  return { texts: own?.texts, failed, again: () => setRound(round + 1) }
}

function Told({ texts }: { texts: LogTexts }) {
  const words = useDiagnosisWords()
  const { log, crash, jars } = texts
  const { findings, lines } = useMemo(
    () => diagnose({ ...(log && { log: log.text }), ...(crash && { crash: crash.text }) }),
    [log, crash],
  )
  if (!log && !crash) return <p>{words.noLog}</p>
  const [first, ...rest] = findings
  const whole = [crash?.text, log?.text].filter((text) => text !== undefined).join('\n\n')
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.finding}>
          <h3>{words.unknown}</h3>
          <p>{words.unknownText}</p>
          <Lines lines={lines} texts={texts} open />
        </div>
      )}
      {first && <Explained finding={first} jars={jars} texts={texts} />}
      {rest.length > 0 && (
        <>
          <h3 className={panel.dim}>{words.also}</h3>
          <ul className={styles.rest}>
            {rest.map((finding) => (
              <li key={`${finding.code} ${JSON.stringify(finding.facts)}`}>
                <Explained finding={finding} jars={jars} texts={texts} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={panel.row}>
        <ShareLog text={whole} />
      </div>
    </>
  )
}

function Explained({ finding, jars, texts }: { finding: Finding; jars: readonly string[]; texts: LogTexts }) {
  const { locale, words: common } = useI18n()
  const words = useDiagnosisWords()
  const { server } = useServer()
  const { code, facts } = finding
  const { what, todo } = words.codes[code]
  const plan = code === 'memory' || code === 'memory_killed' ? nextPlan(server.plan) : undefined
  // What the sentence has said already.
  const said = ['id', ...[...what.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]
  const shown = Object.entries(facts).filter(([name]) => !said.includes(name))
  return (
    <div className={styles.finding}>
      <h3>{fill(what, { needs: '', java: '', file: '', ...facts })}</h3>
      <p>{todo}</p>
      {plan && (
        <p>
          {fill(words.nextPlan, {
            now: formatMegabytes(locale, common, server.limits.memoryMb),
            plan: planName(locale, common, plan.id),
            more: formatMegabytes(locale, common, plan.ramGb * 1024),
          })}
        </p>
      )}
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{words.facts[name as keyof typeof words.facts]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={panel.row}>
        {remediesOf(finding, jars).map((remedy) => (
          <RemedyButton key={JSON.stringify(remedy)} remedy={remedy} />
        ))}
      </div>
      <Lines lines={finding.lines} texts={texts} />
    </div>
  )
}

/** Where addons are looked for, of a core that takes any. */
function catalogueOf({ id, core }: Pick<Server, 'id' | 'core'>): string | undefined {
  return takes(core.id).length > 0 ? `${paths.addons(id)}/catalogue` : undefined
}

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const words = useDiagnosisWords()
  const { server } = useServer()
  const { id } = server
  switch (remedy.do) {
    case 'find': {
      const catalogue = catalogueOf(server)
      return (
        catalogue && (
          <Link
            className={buttonClass({ size: 'small' })}
            to={`${catalogue}?${new URLSearchParams({ q: remedy.name })}`}
          >
            {fill(words.find, { name: remedy.name })}
          </Link>
        )
      )
    }
    case 'switchOff':
      return <SwitchOff path={remedy.path} />
    case 'open': {
      const { path } = remedy
      return (
        <Link
          className={panel.link}
          to={`${paths.files(id)}${folderAddress(folderOf(path))}${openAddress(nameOf(path))}`}
        >
          {fill(words.openFile, { file: nameOf(path) })}
        </Link>
      )
    }
    default:
      return (
        <Link className={panel.link} to={paths[remedy.do](id)}>
          {words[remedy.do]}
        </Link>
      )
  }
}

/** Puts a plugin or mod aside under a name that is not loaded; the same is undone in its tab or by a rename. */
function SwitchOff({ path }: { path: string }) {
  const words = useDiagnosisWords()
  const { id } = useServer().server
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const [isOff, setIsOff] = useState(false)
  const name = nameOf(path)
  if (isOff) return null
  const switchOff = () =>
    run(async () => {
      const files = filesOf(id)
      await files.call('rename', { path, name: `${name}.disabled` })
      files.changed(folderOf(path))
      setIsOff(true)
      done(fill(words.switchedOff, { name }))
    })
  return (
    <Button disabled={busy} onClick={switchOff}>
      {fill(words.switchOff, { name })}
    </Button>
  )
}

function Lines({ lines, texts, open }: { lines: readonly LogLine[]; texts: LogTexts; open?: boolean }) {
  const words = useDiagnosisWords()
  const { words: common } = useI18n()
  const { done, bad } = useToasts()
  const text = lines.map((line) => line.text).join('\n')
  const source = lines[0]?.source
  const path = source === 'crash' ? texts.crash?.path : texts.log?.path
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => done(common.frame.copied),
        () => bad(common.frame.copyFailed),
      )
  return (
    <details className={styles.lines} open={open}>
      <summary>
        {words.showLines} <span className={panel.dim}>({path ?? words.console})</span>
      </summary>
      <pre className={styles.text}>{text}</pre>
      <Button tone="quiet" onClick={copy}>
        {common.frame.copy}
      </Button>
    </details>
  )
}
