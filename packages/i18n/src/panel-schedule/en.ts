import type { missedChoices } from '@zubr/contracts/schedules/limits'
import type {
  ScheduleRun,
  ScheduleStep,
  SkipReason,
  StepFailure,
  StepState,
} from '@zubr/contracts/schedules/schedules'
import type { RuleFault, TimeRule } from '@zubr/domain/schedules/times'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/** Messages of a server's schedules. They are `schedule` in the panel's catalogue. */
export const schedule = {
  heading: 'Schedules',
  create: 'New schedule',
  /** The limit of `{most}` schedules is reached. */
  full: 'This server already has {most} schedules. To add another, delete one you don’t need.',
  empty:
    'The server can restart at night, make backups and write in the chat by itself. Start with one of these:',
  /** Templates: the name, which is also the button, and a description. */
  templates: {
    restart: {
      name: 'Restart every night',
      text: 'At 05:00. The countdown in the chat starts at 04:55.',
    },
    backup: { name: 'Backup every day', text: 'At 04:00, while the server is running.' },
    message: { name: 'Message in the chat', text: 'A console command at the time you choose.' },
  },
  /** Button: starts without a template. */
  blank: 'Start from scratch',
  /** Example text of the chat command. */
  exampleMessage: 'Welcome to the server!',
  next: 'Next run: {time}',
  /** Follows a time of another zone: `{time}` in the reader's zone. */
  yours: 'your time: {time}',
  off: 'Off',
  lastRun: 'Last run: {time}',
  neverRan: 'Hasn’t run yet',
  /** Read aloud: the switch of the schedule `{name}`. */
  turnOn: '{name}: on',
  runNow: 'Run now',
  runNowTitle: 'Run “{name}” now?',
  runNowText:
    'This run ignores the conditions: it doesn’t matter whether players are online or the server is running.',
  started: 'The run is in the queue.',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete “{name}”?',
  removeText: 'Its history is deleted too. If it’s running right now, it’s cancelled.',
  runs: 'History',
  noRuns: 'No runs yet.',
  /** State or outcome of a run. `queued`: another run is first, or the node is offline. */
  outcomes: {
    done: 'Done',
    failed: 'Failed',
    skipped: 'Skipped',
    queued: 'Waiting',
    working: 'Running',
  } satisfies Record<NonNullable<ScheduleRun['outcome']> | 'queued' | 'working', string>,
  byHand: 'manual',
  /** Why a run was skipped. */
  reasons: {
    players_online: 'There were players on the server.',
    players_unknown: 'We couldn’t tell whether there were players on the server.',
    not_running: 'The server wasn’t running.',
    missed: 'Our system was down at that time.',
    node_away: 'The server’s node wasn’t responding.',
    still_running: 'The previous run hadn’t finished.',
    suspended: 'The server is suspended.',
    blocked: 'The server is blocked.',
    moving: 'The server was moving to another node.',
    restoring: 'The server was being restored from a backup.',
  } satisfies Record<SkipReason, string>,
  stepStates: { waiting: 'not started', working: 'running', done: 'done', failed: 'failed' } satisfies Record<
    StepState,
    string
  >,
  /** Why a step failed; the following steps were not run. */
  failures: {
    interrupted: 'The node restarted during this step, and the step isn’t repeated.',
    called_off: 'The step was cancelled.',
    not_running: 'The server wasn’t running.',
    ip_ban:
      'The server sees the same address for every player. ' +
      'An IP ban would lock everyone out, so ban the player by name.',
    still_running: 'The server was still running.',
    no_room: 'There wasn’t enough disk space.',
    no_backup: 'That backup doesn’t exist.',
    repository: 'We couldn’t reach the backup storage.',
    not_the_same: 'The check found a difference.',
    fetch_failed: 'The download site refused the request or didn’t respond.',
    pack_refused: 'This isn’t a valid modpack, or it tries to write where it isn’t allowed to.',
    failed: 'The step failed.',
    timed_out: 'The node didn’t respond in time.',
    superseded: 'Someone gave the server another command in the meantime.',
    not_done: 'The server didn’t start or didn’t stop.',
    suspended: 'The server is suspended.',
    blocked: 'The server is blocked.',
    moving: 'The server is moving to another node.',
    backup_refused: 'A backup can’t be made right now.',
  } satisfies Record<StepFailure, string>,
  newHeading: 'New schedule',
  editHeading: 'Edit schedule',
  back: 'Back to the list',
  name: 'Name',
  nameMissing: 'Enter a name.',
  when: 'When',
  kinds: { daily: 'Every day', weekly: 'Days of the week', cron: 'Cron' } satisfies Record<
    TimeRule['kind'],
    string
  >,
  time: 'Time',
  addTime: 'Add a time',
  timeMissing: 'Enter a time from 00:00 to 23:59, such as 05:30.',
  /** Read aloud. */
  removeTime: 'Remove {time}',
  days: 'Days of the week',
  daysMissing: 'Choose at least one day.',
  expression: 'Cron expression',
  expressionHint: 'Five fields: minute, hour, day, month, day of the week. For example: “0 */6 * * *”.',
  faults: {
    not_cron: 'This isn’t a cron expression with five fields.',
    too_often: 'Too often: leave at least 5 minutes between runs.',
    never: 'This date never occurs.',
  } satisfies Record<RuleFault, string>,
  zone: 'Time zone',
  zoneHint: 'Type a city or a continent.',
  zoneFault: 'There’s no such time zone. An example: Europe/Minsk.',
  /** Above the next five times. */
  nextTimes: 'Next runs',
  daylight:
    'When the clocks change: if a time is skipped, the run happens right after; if a time occurs twice, it runs once.',
  what: 'What to do',
  steps: {
    command: 'Command',
    restart: 'Restart',
    stop: 'Stop',
    start: 'Start the server',
    backup: 'Backup',
    delete_logs: 'Delete old logs',
    pause: 'Pause',
  } satisfies Record<ScheduleStep['kind'], string>,
  addStep: 'Add a step',
  stepsMissing: 'Add at least one step.',
  stepsFull: 'A schedule can have up to {most} steps.',
  command: 'Command',
  commandHint: 'As in the console, without a slash.',
  commandMissing: 'Enter a command.',
  countdown: 'Warn in the chat beforehand',
  countdownHint: 'The countdown starts at the time you set, and the server restarts when it ends.',
  noChat: 'This server software can’t write in the chat from its console, so it restarts without a warning.',
  logsDays: 'Older than (days)',
  logsHint: 'Only files from past days in the logs folder.',
  pause: 'Seconds',
  pauseHint: 'From 1 to {most}.',
  /** Buttons of the step `{step}`. */
  up: 'Move up: {step}',
  down: 'Move down: {step}',
  removeStep: 'Remove: {step}',
  conditions: 'Conditions',
  onlyIfEmpty: 'Only if nobody is online',
  onlyIfEmptyHint: 'If there are players on the server, the run is skipped.',
  skipIfNotRunning: 'Skip if the server isn’t running',
  missed: 'If a run was missed',
  missedHint: 'For example, because the node was offline.',
  missedChoices: { run: 'Run once when it’s back', skip: 'Skip' } satisfies Record<
    (typeof missedChoices)[number],
    string
  >,
  saved: 'Schedule saved.',
  /** Parts of the description of a time rule; lists are in the nominative. */
  reading: {
    everyDay: 'every day',
    at: 'at {times}',
    everyMinutes: { one: 'every {count} minute', other: 'every {count} minutes' },
    atMinutes: 'every hour, minutes: {minutes}',
    hoursAndMinutes: 'hours: {hours}, minutes: {minutes}',
    weekdays: 'days of the week: {days}',
    monthDays: 'days of the month: {days}',
    eitherDay: 'days of the month: {days} – or days of the week: {weekdays}',
    months: 'months: {months}',
  },
}

export type ScheduleMessages<L extends Locale | 'any' = 'any'> = Translation<typeof schedule, L>
