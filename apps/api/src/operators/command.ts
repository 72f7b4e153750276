import type { Operator } from './operator.ts'

export { OperatorError } from './operator.ts'

/** An argument as data: for the parser and for the help. */
export type CommandArg =
  | {
      type: 'positional'
      description: string
      /** Its name in the usage; by default the key. */
      valueHint?: string
      required?: false
      /** The last argument takes the remaining words: as one text, or as a list. */
      rest?: 'text' | 'words'
    }
  | { type: 'string'; description: string; valueHint: string }
  | { type: 'boolean'; description: string }
export type CommandArgs = Readonly<Record<string, CommandArg>>

/** The parsed values of declared arguments. */
export type ArgValues<Args extends CommandArgs> = {
  [Name in keyof Args]: Args[Name] extends { type: 'boolean' }
    ? boolean
    : Args[Name] extends { rest: 'words' }
      ? string[]
      : Args[Name] extends { type: 'string' } | { required: false }
        ? string | undefined
        : string
}

/** What a command needs of the shell, besides its arguments. */
export type Shell = {
  /** Base of relative file names. */
  folder: string
  /** Prints a line before the result; does nothing with `--json`. */
  progress: (line: string) => void
}

type Lines = Iterable<string> | AsyncIterable<string>

type CommandDefinition<Caller, Args extends CommandArgs, Result> = {
  /** Noun and verb. */
  name: `${string} ${string}`
  description: string
  args?: Args
  /** Replaces the usage that is made from `args`. */
  usage?: string
  /** Converts the arguments to the input of a service, and calls it. */
  run: (caller: Caller, args: ArgValues<Args>, shell: Shell) => Promise<Result>
  /** The lines to print without `--json`. */
  text: (result: Result, args: ArgValues<Args>) => Lines
  /** The message of a result that ends with exit code 1 after it was printed. */
  failure?: (result: Result) => string | undefined
}

/** A command with its argument and result types erased. */
export type OperatorCommand<Caller = Operator> = {
  name: string
  description: string
  args?: CommandArgs
  usage?: string
  // Methods, so that definitions with specific types are assignable.
  run(caller: Caller, args: Record<string, unknown>, shell: Shell): Promise<unknown>
  text(result: unknown, args: Record<string, unknown>): Lines
  failure?(result: unknown): string | undefined
}

/** Defines a command of operators. */
export const defineCommand = <const Args extends CommandArgs, Result>(
  definition: CommandDefinition<Operator, Args, Result>,
): OperatorCommand => definition

/** Defines a command that works on the machine, without an open database. */
export const defineHostCommand =
  <Caller>() =>
  <const Args extends CommandArgs, Result>(
    definition: CommandDefinition<Caller, Args, Result>,
  ): OperatorCommand<Caller> =>
    definition

/** Commands about one subject by verb, loaded when they are needed. */
export type Noun = { description: string; verbs: () => Promise<Record<string, OperatorCommand>> }

/** The argument that confirms what a command otherwise only describes. */
export const confirmArg = {
  type: 'boolean',
  description: 'Do it. Without this option the command only shows what it would do.',
} as const
