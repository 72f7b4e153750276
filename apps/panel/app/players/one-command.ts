import type { ConsoleAccess } from '@zubr/contracts/console'
import { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { ConsoleLink } from '../console-link/console-link.ts'
import { type Refusal, SentCommands } from '../console-link/sent-commands.ts'

/** `taken`: the server has it. Else why it has not, for certain or as far as anybody knows. */
export type CommandOutcome = 'taken' | 'away' | 'unknown' | Refusal

const againMs = 100
const patienceMs = 15_000

/** Gives a server one command by a connection of its own, and tells whether it has reached it. What it says to it is in its console. */
export function giveCommand(access: () => Promise<ConsoleAccess>, text: string): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    let isGiven = false
    const end = (outcome: CommandOutcome) => {
      clearInterval(again)
      clearTimeout(patience)
      link.stop()
      resolve(outcome)
    }
    const link = new ConsoleLink({
      buffer: new ConsoleBuffer(),
      access,
      onStatus(status) {
        if (['unreachable', 'offline', 'blocked', 'deleted'].includes(status))
          end(isGiven ? 'unknown' : 'away')
      },
      onRefused() {},
      // Its own: what was typed into the console is nothing of ours.
      commands: new SentCommands(),
      onCommands([own]) {
        if (!isGiven) return
        if (own === undefined) end('taken')
        else if (own.fate !== 'sending' && own.fate !== 'lost') end(own.fate)
      },
      network: window,
      isOnline: () => navigator.onLine,
    })
    // It takes one once the agent has given a sign of life, and is asked before that too.
    const give = () => {
      isGiven ||= link.command(text)
    }
    const again = setInterval(give, againMs)
    const patience = setTimeout(() => end(isGiven ? 'unknown' : 'away'), patienceMs)
    link.start()
  })
}
