import type { TermsMessages } from './en.ts'

export const terms: TermsMessages = {
  term: 'Uz cik ilgu laiku',
  priceFor: 'Cena, {term}',
  discountLine: 'Atlaide par vairākiem mēnešiem (−{percent})',
  promoFirst: 'Promokods samazina pirmā mēneša cenu.',
  promoAfterDiscount:
    'Promokods samazina pirmā mēneša cenu, kurā jau ieskaitīta atlaide par vairākiem mēnešiem.',
  auto: {
    label: 'Automātiskā pagarināšana',
    off: 'Izslēgta: serveri pagarināt paši.',
    ahead: '{date} no konta tiks apmaksāts nākamais mēnesis.',
    due: 'Laiks beidzas: tiklīdz kontā pietiks naudas, serveris tiks pagarināts.',
    title: 'Vai ieslēgt automātisko pagarināšanu?',
    text: 'Katru mēnesi, diennakti pirms apmaksātā laika beigām, no konta noņems plāna cenu. Tagad tā ir {price}.',
    rule:
      'Trīs dienas iepriekš saņemsiet vēstuli ar summu un datumu. ' +
      'Vairāk, nekā tajā norādīts, nenoņemsim. ' +
      'Izslēgt var jebkurā brīdī.',
    monthly:
      'Automātiskā pagarināšana apmaksā pa vienam mēnesim, tāpēc šajā cenā nav atlaides par vairākiem mēnešiem.',
    first: 'Pirmais maksājums: {date}, {price}.',
    atOnce: 'Atlikusi mazāk nekā diennakts: {price} noņems uzreiz.',
    short: 'Kontā tagad ir {balance}. Papildiniet to līdz {date}, citādi serveris apstāsies.',
    turnOn: 'Ieslēgt',
    turnedOn: 'Automātiskā pagarināšana ieslēgta',
    turnedOff: 'Automātiskā pagarināšana izslēgta',
  },
  plan: {
    change: 'Mainīt plānu',
    choose: 'Jaunais plāns un cena mēnesī',
    lessMemory: 'Jaunajā plānā ir mazāk atmiņas nekā tagad.',
    lessDisk: 'Jaunajā plānā ir mazāk vietas diskā nekā tagad.',
    lessBoth: 'Jaunajā plānā ir mazāk atmiņas un vietas diskā nekā tagad.',
    timeLeft: 'Vēl apmaksāts',
    worth: 'Atlikums par „{plan}”',
    cost: 'Tas pats laiks ar „{plan}”',
    pay: 'Jāpiemaksā',
    back: 'Atgriezīsies kontā',
    given: 'No tā bonusi',
    month: 'Pirmais mēnesis',
    buyText: 'Serveris kļūs par maksas serveri: pasaule un iestatījumi paliks, laiks sāksies šodien.',
    keepsDiscount: 'Atlaide, ar kuru šis laiks nopirkts, paliek spēkā arī jaunajā plānā.',
    limits: 'Jaunais diska apjoms ir spēkā uzreiz, atmiņa – pēc servera restarta.',
    submit: 'Mainīt',
    submitPaid: 'Mainīt par {price}',
    done: 'Plāns nomainīts. Atmiņa mainīsies pēc restarta.',
    recounted: 'Aprēķins ir mainījies, nauda vēl nav noņemta. Pārbaudiet to un nospiediet pogu vēlreiz.',
  },
  refused: {
    unknown: 'Šāda plāna vairs nav.',
    not_active: 'Plānu var mainīt, kamēr serveris ir aktīvs.',
    edition: 'Šis plāns ir citam spēles izdevumam.',
    free: 'Maksas serveri nevar pārcelt uz bezmaksas plānu.',
    memory: 'Šī servera programmatūrai vajag vairāk atmiņas, nekā ir plānā.',
    disk: 'Servera faili neietilps šī plāna diskā. Izdzēsiet lieko un mēģiniet vēlreiz.',
    disk_unknown: 'Vēl nav zināms, cik vietas aizņem faili. Palaidiet serveri un mēģiniet pēc minūtes.',
    moving: 'Serveris tiek pārcelts. Mainiet plānu, kad pārcelšana būs pabeigta.',
    node_silent: 'Mezgls neatbild. Mēģiniet nedaudz vēlāk.',
    node_full: 'Mezglā nav vietas šim plānam. Pārceliet serveri uz citu mezglu vai izvēlieties mazāku plānu.',
    other_currency: 'Šo plānu nevar nopirkt jūsu konta valūtā.',
  },
}
