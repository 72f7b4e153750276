const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f' }

/**
 * The arguments in a file for `java @file`. Source: openjdk/jdk,
 * src/java.base/share/native/libjli/args.c. `#` begins a comment, quotes of both kinds group, and a
 * backslash escapes within quotes only.
 */
export function parseArgumentFile(text: string): string[] {
  const parsedArguments: string[] = []
  let argument: string | undefined
  let quote = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (quote !== '') {
      if (letter === quote) quote = ''
      else if (letter === '\\') {
        at += 1
        const next = text[at] ?? ''
        const isLineEnd = next === '\n' || next === '\r'
        if (isLineEnd) at += /^[\r\n\s]*/.exec(text.slice(at))?.[0].length ?? 1
        if (isLineEnd) at -= 1
        else argument += escapes[next] ?? next
      } else if (letter === '\n' || letter === '\r') quote = ''
      else argument += letter
    } else if (letter === '"' || letter === "'") {
      quote = letter
      argument ??= ''
    } else if (/\s/.test(letter) || letter === '#') {
      if (argument !== undefined) parsedArguments.push(argument)
      argument = undefined
      if (letter === '#') while (at + 1 < text.length && !/[\r\n]/.test(text[at + 1] ?? '')) at += 1
    } else argument = (argument ?? '') + letter
  }
  return argument === undefined ? parsedArguments : [...parsedArguments, argument]
}
