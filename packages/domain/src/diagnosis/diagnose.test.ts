import { describe, expect, test } from 'vitest'
import { diagnose, maxLogLength, rules } from './diagnose.ts'
import { findingCodes } from './findings.ts'
import { scan } from './scan.ts'
import { deceptiveInnocentLogs, rankedLogs } from './testing/deceptive-logs.ts'
import { fabricSamples } from './testing/fabric-samples.ts'
import { fifthReportedLogs } from './testing/fifth-reported-logs.ts'
import { fmlSamples } from './testing/fml-samples.ts'
import { forgeSamples } from './testing/forge-samples.ts'
import { healthyLogs } from './testing/healthy-logs.ts'
import { innocentLogs } from './testing/innocent-logs.ts'
import { crashSamples, javaSamples } from './testing/java-samples.ts'
import { machineSamples } from './testing/machine-samples.ts'
import { modSamples } from './testing/mod-samples.ts'
import { moreReportedLogs } from './testing/more-reported-logs.ts'
import { pluginSamples } from './testing/plugin-samples.ts'
import { reportedLogs } from './testing/reported-logs.ts'
import { reportedModLogs } from './testing/reported-mod-logs.ts'
import { reportedServerLogs } from './testing/reported-server-logs.ts'
import { serverSamples } from './testing/server-samples.ts'
import { seventhReportedLogs } from './testing/seventh-reported-logs.ts'
import { sixthReportedLogs } from './testing/sixth-reported-logs.ts'
import { thirdReportedLogs } from './testing/third-reported-logs.ts'
import { innocent, worldSamples } from './testing/world-samples.ts'

const samples = [
  ...pluginSamples,
  ...modSamples,
  ...machineSamples,
  ...worldSamples,
  ...fmlSamples,
  ...forgeSamples,
  ...fabricSamples,
  ...serverSamples,
  ...javaSamples,
  ...crashSamples,
]

describe('findings', () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))(
    'finding: %s',
    (_, { log, code, facts }) => {
      const [first] = diagnose({ log: `[11:59:59 INFO]: Starting\n${log}\n` }).findings
      expect(first).toMatchObject({ code, facts })
      expect(Object.keys(first?.facts ?? {}).sort()).toEqual(Object.keys(facts).sort())
      expect(first?.lines[0]?.text.length).toBeGreaterThan(0)
    },
  )

  test('findings: the samples cover every kind', () => {
    expect(new Set(samples.map(({ code }) => code))).toEqual(new Set(findingCodes))
    expect(findingCodes.length).toBeGreaterThanOrEqual(32)
  })

  test.each([...innocent, ...innocentLogs, ...healthyLogs].map((log) => [log]))('no finding: %s', (log) => {
    expect(diagnose({ log }).findings).toEqual([])
  })

  test.each(deceptiveInnocentLogs.map((log) => [log]))('no finding: the deceptive %s', (log) => {
    expect(diagnose({ log }).findings).toEqual([])
  })

  test.each(rankedLogs.map((log) => [log.name, log] as const))('ranking: %s', (_, { log, code, facts }) => {
    const { findings } = diagnose({ log })
    expect({ code: findings[0]?.code, facts: findings[0]?.facts }).toEqual({ code, facts })
    expect(findings.flatMap((finding) => finding.facts.addon ?? [])).toEqual(facts.addon ? [facts.addon] : [])
  })

  test('no finding: all healthy logs together, as in a long clean start', () => {
    expect(diagnose({ log: [...innocent, ...innocentLogs].join('\n') }).findings).toEqual([])
  })

  test('layout: colours of a console and line ends of Windows are ignored', () => {
    const colour = String.fromCharCode(27)
    const log = `${colour}[31m[12:00:01 ERROR]: Can't load plugin ${colour}[0mmoonhub due to missing dependency starlib\r\n`
    expect(diagnose({ log }).findings[0]?.facts).toEqual({ addon: 'moonhub', needs: 'starlib' })
  })
})

test('layout: colours, line ends, a truncated end and the noise of a start change nothing', () => {
  const colour = String.fromCharCode(27)
  const noise = '[12:00:00] [Worker-Main-2/INFO]: Loaded 7 recipes\n'.repeat(40)
  const chat = '[12:00:09 INFO]: <anna> hello'
  for (const { name, log, code } of samples) {
    const painted = log.replaceAll(/\[main\/ERROR\]|ERROR\]/g, (mark) => `${colour}[1;31m${mark}${colour}[0m`)
    for (const variant of [
      log.replaceAll('\n', '\r\n'),
      painted,
      `${noise}${log}`,
      `${log}\n${noise}`,
      `${log}\n${chat}`,
    ])
      expect(diagnose({ log: variant }).findings[0]?.code, name).toBe(code)
  }
})

test('prefixes: those of Docker, journald and Multicraft change nothing', () => {
  const marked = /^\[(\d\d:\d\d:\d\d)\] \[([^/\]]+)\/(INFO|WARN|ERROR|FATAL)\](?: \[[^\]]+\])?: (?!<)(.*)$/
  const multicraft = (line: string) => {
    const [, time, thread, level, text] = marked.exec(line) ?? []
    return text === undefined
      ? `13.11 12:00:01 [Server] INFO ${line.trimStart()}`
      : `13.11 ${time} [Server] ${thread}/${level} ${text}`
  }
  const wrapped = (log: string, wrap: (line: string) => string) => log.split('\n').map(wrap).join('\n')
  for (const { log } of [...reportedModLogs, ...reportedServerLogs, ...sixthReportedLogs]) {
    if (/^\d\d\.\d\d |^Feb |^\d{4}-|^minecraft +\|/.test(log)) continue
    const expected = diagnose({ log }).findings[0]
    for (const wrap of [
      (line: string) => `minecraft-1  | ${line}`,
      (line: string) => `Feb 03 19:22:01 host java[2211]: ${line}`,
      (line: string) => `2026-01-02T03:04:05.678901234Z ${line}`,
      (line: string) => `2026-01-02T03:04:05.678901234Z stdout F ${line}`,
    ])
      expect(diagnose({ log: wrapped(log, wrap) }).findings[0], log).toEqual(expected)
    expect(diagnose({ log: wrapped(log, multicraft) }).findings[0]?.code, log).toBe(expected?.code)
  }
})

test('reported logs: nine of ten are recognised, and no innocent addon is named', () => {
  const logs = [
    ...reportedLogs,
    ...moreReportedLogs,
    ...thirdReportedLogs,
    ...reportedModLogs,
    ...reportedServerLogs,
    ...fifthReportedLogs,
    ...sixthReportedLogs,
    ...seventhReportedLogs,
  ]
  const results = logs.map(({ log, codes, culprits = [] }) => {
    const { findings } = diagnose({ log })
    const [first] = findings
    const named = findings
      .flatMap(({ facts }) => [facts.addon, facts.other])
      .filter((name) => name !== undefined)
    return {
      isRecognised: first !== undefined && codes.includes(first.code),
      isWrong: named.some((name) => !culprits.includes(name)),
    }
  })
  expect(results.filter(({ isWrong }) => isWrong)).toEqual([])
  expect(results.filter(({ isRecognised }) => isRecognised).length).toBeGreaterThanOrEqual(logs.length * 0.9)
})

test('order: several findings are sorted by severity, each once, with their lines', () => {
  const log = `[12:00:00 INFO]: Loading
[12:00:01 ERROR]: Could not load plugin 'MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [CoinBag, StarLib]. Please download and install these plugins to run 'MoonShop'.
	at io.papermc.Loader.load(Loader.java:80)
[12:00:02 ERROR]: Error occurred while enabling SunShop v1 (Is it up to date?)
java.lang.IllegalStateException: closed
[12:00:03 WARN]: **** FAILED TO BIND TO PORT!
[12:00:03 WARN]: **** FAILED TO BIND TO PORT!`
  const { findings, lines } = diagnose({ log })
  expect(findings.map(({ code, facts }) => [code, facts.needs ?? facts.addon])).toEqual([
    ['port_taken', undefined],
    ['missing_plugin', 'CoinBag'],
    ['missing_plugin', 'StarLib'],
    ['addon_failed', 'SunShop'],
  ])
  expect(findings[0]?.lines).toEqual([
    { source: 'log', number: 7, text: '[12:00:03 WARN]: **** FAILED TO BIND TO PORT!' },
  ])
  expect(findings[1]?.lines[0]?.number).toBe(3)
  expect(lines).toEqual([])
})

test('addon failure: it is omitted if the same addon has a finding with the reason', () => {
  const log = `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Unsupported API version 1.21`
  expect(diagnose({ log }).findings.map(({ code }) => code)).toEqual(['wrong_game'])
})

test('unknown fault: the first exception, its cause and the last errors are shown', () => {
  const log = `[12:00:00] [main/INFO]: Starting
[12:00:01] [main/ERROR]: Something new
com.example.moon.MoonException: outer
	at com.example.moon.Moon.rise(Moon.java:1)
Caused by: com.example.moon.TideException: inner
	at com.example.moon.Moon.tide(Moon.java:2)
[12:00:02] [main/INFO]: Stopping
[12:00:03] [main/ERROR]: The end`
  const { findings, lines } = diagnose({ log })
  expect(findings).toEqual([])
  expect(lines.map(({ number }) => number)).toEqual([2, 3, 5, 8])
  expect(diagnose({ log: 'one\ntwo\n' }).lines.map(({ text }) => text)).toEqual(['one', 'two'])
  expect(diagnose({ log: '' }).lines).toEqual([])
  expect(
    diagnose({ log: '[12:00:03 WARN]: The proxy is running in offline mode!\n[12:00:04 ERROR]: new' }).lines,
  ).toHaveLength(1)
})

test('crash report: it is read together with the log', () => {
  const { findings } = diagnose({ log: 'Killed', crash: 'java.lang.OutOfMemoryError: Java heap space' })
  expect(findings.map(({ code, lines }) => [code, lines[0]?.source])).toEqual([
    ['memory', 'crash'],
    ['memory_killed', 'log'],
  ])
})

/**
 * Counts executions of regular expressions and the text that they read; the rest is plain text
 * search, once per sign.
 */
function effort(text: string): { tries: number; read: number } {
  let tries = 0
  let read = 0
  const counted = rules.map((rule) => ({
    ...rule,
    read(hit: Parameters<typeof rule.read>[0]) {
      tries++
      read += hit.text.length
      const count = (lines: string[]) => {
        for (const line of lines) read += line.length
        return lines
      }
      return rule.read({
        text: hit.text,
        before: (n) => count(hit.before(n)),
        after: (n) => count(hit.after(n)),
      })
    },
  }))
  scan(text, counted)
  return { tries, read }
}

test('performance: a hostile log of 4 MB needs no more matches than a small one, whatever it repeats', () => {
  const signs = rules.flatMap((rule) => rule.signs)
  const fillers = ['a', '.', "Mod 'a' (b) "]
  for (const filler of fillers) {
    // Each sign with near matches of its expression, on short lines and on one endless line.
    const lines = signs.map((sign) => `${filler.repeat(60)}${sign}${filler.repeat(120)}`).join('\n')
    const small = `${lines}\n`.repeat(2)
    const large = `${lines}\n`.repeat(Math.ceil(maxLogLength / lines.length)).slice(0, maxLogLength)
    expect(effort(small).tries).toBeGreaterThan(signs.length)
    const spent = effort(large)
    expect(spent.tries).toBeLessThan(200 * signs.length)
    expect(spent.read).toBeLessThan(maxLogLength * 40)
    expect(effort(large.replaceAll('\n', ' ')).tries).toBeLessThan(2 * signs.length)
  }
})
