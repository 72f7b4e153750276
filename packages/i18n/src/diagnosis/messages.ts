import type { FactName, FindingCode } from '@zubr/domain/diagnosis/findings'

/**
 * Messages of “Why did it not start?” and of shared logs, those on their public page too. `{name}`
 * is a plugin's or mod's, or its file's.
 */
export type DiagnosisMessages = {
  heading: string
  /** Instead of it, where it had run. */
  headingCrash: string
  reading: string
  noLog: string
  unread: string
  /** No rule knows it: its likely lines are shown. */
  unknown: string
  unknownText: string
  also: string
  showLines: string
  /** Where lines come from, if from no file. */
  console: string
  /** A button that looks for it in the catalogue. */
  find: string
  switchOff: string
  switchedOff: string
  settings: string
  backups: string
  openFile: string
  /** Gives the server that Java and starts it. */
  useJava: string
  javaUsed: string
  /** `here`: the one that it has. */
  noJava: string
  hasJava: string
  install: string
  update: string
  /** Leads to the versions of a project in the catalogue. */
  versions: string
  restore: string
  /** A port's number among the settings of plugins. */
  findPort: string
  /** Leads to the ports that a server has beside its own. */
  ports: string
  /**
   * Answers the server's question about what missing mods have left: the button, its dialog, and
   * what is said when it is done.
   */
  confirm: Record<'button' | 'title' | 'text' | 'sent' | 'failed', string>
  core: string
  addons: string
  files: string
  /** Instead of the cause, once the change before the crash was undone. */
  undone: string
  undoneText: string
  nowStart: string
  /** Of memory: what the plan has, and what the next one would. */
  nextPlan: string
  facts: Record<FactName, string>
  /** The dialog that makes a link. */
  share: Record<
    | 'button'
    | 'about'
    | 'preview'
    | 'cut'
    | 'make'
    | 'link'
    | 'until'
    | 'remove'
    | 'removed'
    | 'yours'
    | 'full'
    | 'nothing',
    string
  >
  /** The page that anybody reads who has the link. */
  page: Record<'title' | 'until' | 'raw' | 'found' | 'unknown' | 'gone' | 'goneText', string>
  /** What it was, and what to do. */
  codes: Record<FindingCode, { what: string; todo: string }>
}
