import type { Glossary } from './terms.ts'

/** The legal documents, which are translated in another round. */
const legal = /^content\/legal\//

export const de: Glossary = {
  node: {
    use: 'die Node',
    form: /(?<!\p{L})nodes?(?!\p{L})/iu,
    // “Der Node” is also the dative and genitive of “die Node”, but does not begin a sentence then.
    never:
      /(?<!\p{L})(?:knotens?|(?:(?:d|ein|kein|dies|jed)e[mn]|des|am|vom|zum|beim) node|(?:anderen|derselben|seiner) maschine)(?!\p{L})|(?<=^|[.:?!] )der node(?!\p{L})/iu,
  },
  plan: {
    use: 'Tarif',
    form: /tarif/iu,
    never: /(?<!\p{L})(?:plan|plans|pläne|plänen|abos?|abonnements?)(?!\p{L})/iu,
    // A console’s maker sells subscriptions; a partner builds “nach Plan”.
    except: /^content\/(?:wiki\/join-bedrock|partners)\//,
  },
  memory: {
    use: 'RAM',
    form: /(?<!\p{L})ram(?!\p{L})/iu,
    // Beginners find the article by “Arbeitsspeicher (RAM)”.
    never: /(?<!\p{L})(?:arbeitsspeichers?(?! \(ram\))|hauptspeichers?|speichermangel|memory)(?!\p{L})/iu,
  },
  disk: {
    use: 'Speicherplatz',
    form: /speicherplatz/iu,
    // “Speicher” alone is also read as memory. “Backup-Speicher” is where backups are kept.
    never: /(?<![\p{L}-])(?:speichers?|festplatten?|platten?|diskspace)(?!\p{L})/iu,
    // The storage of backups and of the browser.
    except: legal,
  },
  serverSoftware: {
    use: 'Serversoftware, Software',
    form: /(?<!\p{L})(?:server)?software(?!\p{L})/iu,
    never: /(?<![\p{L}-])(?:cores?|serverkerne?|serverprogramme?|serverengine)(?![\p{L}-])/iu,
  },
  build: {
    use: 'Build',
    form: /(?<!\p{L})builds?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:baustand|kompilat|kompilation|loader-ausgabe)(?!\p{L})/iu,
  },
  loader: {
    use: 'Loader',
    form: /(?<!\p{L})loaders?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:mod-?loaders?|mod-?lader|lader)(?!\p{L})/iu,
  },
  plugin: {
    use: 'Plugin',
    form: /(?<!\p{L})plugins?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:plug-ins?|zusatzmodule?)(?!\p{L})/iu,
  },
  mod: {
    use: 'die Mod',
    form: /(?<!\p{L})mods?(?!\p{L})/iu,
    // “Der Mod” is also the dative and genitive of “die Mod”, but does not begin a sentence then.
    never:
      /(?<!\p{L})(?:(?:(?:d|ein|kein|dies|jed|welch)e[mn]|des|ein|kein|vom|zum|beim) mod|plugins? oder mod|modifikation(?:en)?)(?!\p{L})|(?<=^|[.:?!] )der mod(?!\p{L})/iu,
    // Labels that name both kinds and no article.
    except: /^packages\/i18n\/src\/diagnosis\.facts\.addon$/,
  },
  addon: {
    use: 'Erweiterung',
    form: /(?<!\p{L})erweiterung(?:en)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:add-?ons?|zusätze)(?!\p{L})/iu,
  },
  modpack: {
    use: 'Modpack',
    form: /(?<!\p{L})modpacks?(?!\p{L})/iu,
    never: /(?<![\p{L}-])(?:mod-packs?|mod-?pakete?n?|modsammlung(?:en)?|packs)(?!\p{L})/iu,
  },
  dataPack: {
    use: 'Datenpaket',
    form: /(?<!\p{L})datenpaket(?:e|en|s)?(?!\p{L})/iu,
    // One title says “Datenpakete (Datapacks)”, which players search for; `datapack` is also a
    // command.
    never:
      /(?<![\p{L}(])(?:datapacks|datapack(?! (?:list|disable|enable))|data packs?|daten-packs?)(?!\p{L})/iu,
  },
  resourcePack: {
    use: 'Ressourcenpaket',
    form: /(?<!\p{L})ressourcenpaket(?:e|en|s)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:textur(?:en)?-?pakete?n?s?|texture ?packs?|resource ?packs?|ressourcen-?packs?)(?!\p{L})/iu,
  },
  proxy: {
    use: 'Proxy',
    form: /(?<!\p{L})proxys?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:proxies|stellvertreterserver|vermittlungsserver)(?!\p{L})/iu,
  },
  chunk: {
    use: 'Chunk',
    form: /(?<!\p{L})chunks?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:weltabschnitte?n?|kartenabschnitte?n?|weltstücke?n?)(?!\p{L})/iu,
  },
  tick: {
    use: 'Tick',
    form: /(?<!\p{L})ticks?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:spieltakte?n?|servertakte?n?)(?!\p{L})/iu,
  },
  seed: {
    use: 'Seed',
    form: /(?<!\p{L})seeds?(?!\p{L})/iu,
    // The game says “Startwert”, so it stands in brackets beside the players’ word.
    never: /(?<![\p{L}(])(?:startwerte?s?|weltsamen)(?!\p{L})/iu,
  },
  gameRule: {
    use: 'Spielregel',
    form: /(?<!\p{L})spielregeln?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:game-?rules?|gamerules)(?!\p{L})/iu,
  },
  theNether: {
    use: 'Nether',
    form: /(?<!\p{L})nether(?!\p{L})/iu,
    never: /(?<!\p{L})(?:unterwelt|hölle|netherwelt)(?!\p{L})/iu,
  },
  theEnd: {
    use: 'das Ende',
    form: /(?<!\p{L})nether und ende|das ende(?!\p{L})/iu,
    never: /(?<!\p{L})(?:das end|endwelt|the end)(?!\p{L})/iu,
  },
  viewDistance: {
    use: 'Sichtweite',
    form: /(?<!\p{L})sichtweiten?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:render-?distanz|renderweite|sichtdistanz|anzeigedistanz)(?!\p{L})/iu,
  },
  simulationDistance: {
    use: 'Simulationsweite',
    form: /(?<!\p{L})simulationsweiten?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:simulations(?:distanz|abstand|radius|reichweite))(?!\p{L})/iu,
  },
  whitelist: {
    use: 'Whitelist',
    form: /(?<!\p{L})whitelist(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:weiße[nr]? liste|gästeliste|positivliste|liste der (?:zugelassenen|erlaubten) spieler)(?!\p{L})/iu,
  },
  operator: {
    use: 'Operator',
    form: /(?<!\p{L})operator(?:en|s)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:opped|serveroperator(?:en)?|bediener)(?!\p{L})/iu,
  },
  ban: {
    use: 'Ban, bannen, gebannt',
    form: /(?<!\p{L})(?:bans?|(?:ge|ent)?bann(?:en|t))(?!\p{L})/iu,
    // The hosting blocks servers and accounts (“sperren”); players ban players.
    never:
      /(?<!\p{L})(?:ip-sperren?|spieler (?:ent)?sperren|sperren sie (?:den spieler|(?:dort |nicht )?nach (?:namen|adresse)))(?!\p{L})/iu,
  },
  voiceChat: {
    use: 'Sprachchat',
    form: /(?<!\p{L})sprachchats?(?!\p{L})/iu,
    // “Simple Voice Chat” is the name of a mod.
    never: /(?<!\p{L})(?<!simple )(?:voice[ -]?chats?|voicechats?|sprach-chats?)(?!\p{L})/iu,
  },
  console: {
    use: 'Konsole',
    form: /(?<!\p{L})konsolen?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:serverterminal|befehlskonsole|eingabeaufforderung)(?!\p{L})/iu,
  },
  command: {
    use: 'Befehl',
    form: /(?<!\p{L})befehl(?:e|en|s)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:kommandos?|konsolenkommandos?|serverkommandos?)(?!\p{L})/iu,
  },
  log: {
    use: 'Log',
    form: /(?<!\p{L})logs?(?!\p{L})/iu,
    never: /(?<![\p{L}-])(?:protokoll(?:e|en|s)?|startprotokolle?|absturzprotokolle?|logbuch)(?!\p{L})/iu,
    // Network protocols: SFTP, UDP, that of Bedrock. The legal documents also name the act and the
    // audit log so.
    except:
      /^content\/(?:legal|wiki\/(?:bedrock-on-java|join-bedrock|sftp|viaversion))\/|^packages\/i18n\/src\/(?:ports\.protocol|panel\.sftp\.access|panel-sftp\.access)/,
  },
  line: {
    use: 'Zeile',
    form: /(?<!\p{L})zeilen?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:log-?einträge|textreihen?)(?!\p{L})/iu,
  },
  restart: {
    use: 'Neustart, neu starten',
    form: /(?<!\p{L})(?:neustarts?|neustarten|neu (?:ge)?start\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:restarts?|neugestartet|rebooten|neu gebootet)(?!\p{L})/iu,
  },
  reinstall: {
    use: 'Neuinstallation, neu installieren',
    form: /(?<!\p{L})(?:neuinstallation(?:en)?|neu installier\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:reinstall\p{L}*|neu aufsetzen|neuaufsetzen)(?!\p{L})/iu,
  },
  backup: {
    use: 'Backup',
    form: /(?<!\p{L})backups?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:sicherungskopien?|sicherung(?:en)?|datensicherung(?:en)?|kopie der welt|reservekopien?)(?!\p{L})/iu,
  },
  restore: {
    use: 'wiederherstellen, Wiederherstellung',
    form: /(?<!\p{L})(?:wiederherstell\p{L}*|wiederhergestellt|wieder her)(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:restor(?:e|en)|backups? einspielen|spielen sie [^.]{0,80} ein|rücksicher\p{L}*|zurückholen|holen sie [^.:]{0,90} zurück)(?!\p{L})/iu,
  },
  update: {
    use: 'aktualisieren, Update',
    form: /(?<!\p{L})(?:aktualisier\p{L}*|\p{L}*updates?)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:updaten|upgedatet|geupdatet|upgraden|neueinlesen|neu einlesen)(?!\p{L})/iu,
  },
  upload: {
    use: 'hochladen, Upload',
    form: /(?<!\p{L})(?:hochlad\p{L}*|hochgeladen|hochzuladen|uploads?)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:uploaden|upgeloadet|raufladen|heraufladen)(?!\p{L})/iu,
  },
  download: {
    use: 'herunterladen, Download',
    form: /(?<!\p{L})(?:herunterlad\p{L}*|heruntergeladen|herunterzuladen|downloads?)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:downloaden|downgeloadet|runterladen|runtergeladen)(?!\p{L})/iu,
  },
  install: {
    use: 'installieren, Installation',
    form: /(?<!\p{L})(?:installier\p{L}*|installation\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:aufspielen|aufgespielt|einspielen|draufpacken)(?!\p{L})/iu,
  },
  unpack: {
    use: 'entpacken',
    form: /(?<!\p{L})(?:entpack\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:auspacken|ausgepackt|extrahier\p{L}*|entzippen|unzippen)(?!\p{L})/iu,
  },
  archive: {
    use: 'Archiv',
    form: /(?<!\p{L})archiv(?:e|en|s)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:archivdatei(?:en)?|gepackte dateien?|zips|tarball)(?!\p{L})/iu,
  },
  trash: {
    use: 'Papierkorb',
    form: /(?<!\p{L})papierkorbs?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:mülleimer|abfalleimer|trash|mülltonne)(?!\p{L})/iu,
  },
  subdomain: {
    use: 'Subdomain',
    form: /(?<!\p{L})subdomains?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:sub-domains?|unterdomains?|subdomänen?)(?!\p{L})/iu,
  },
  token: {
    use: 'das Token, Tokens',
    form: /(?<!\p{L})tokens?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:(?:de[rn]|dieser|einen) token|passwörter und token|wertmarken?|zugriffsschlüssel)(?!\p{L})/iu,
  },
  secret: {
    use: 'Geheimnis',
    form: /(?<!\p{L})geheimnis(?:se|ses)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:secrets?|geheimschlüssel|geheimer schlüssel|weiterleitungsgeheimnis|geheimcode)(?!\p{L})/iu,
  },
  panel: {
    use: 'Panel',
    form: /(?<![\p{L}-])panels?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:control-?panels?|control panel|bedienfeld|dashboards?|kundenbereich|systemsteuerung)(?!\p{L})/iu,
  },
  tab: {
    use: 'Tab',
    form: /(?<!\p{L})tabs?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:reitern?|registerkarten?|karteireitern?)(?!\p{L})/iu,
  },
  support: {
    use: 'Support',
    form: /(?<!\p{L})supports?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:kundendienst\p{L}*|kundenservice|helpdesk|hotline)(?!\p{L})/iu,
  },
  email: {
    use: 'E-Mail',
    form: /(?<!\p{L})e-mails?(?!\p{L})/iu,
    never: /(?<![\p{L}-])(?:emails?|mails?|mailadressen?)(?![\p{L}-])/iu,
  },
  balance: {
    use: 'Guthaben',
    form: /guthaben/iu,
    never: /(?<!\p{L})(?:kontostand\p{L}*|saldo|salden|kontoguthaben|geldbörse)(?!\p{L})/iu,
    // “/balance” of EssentialsX shows money in the game.
    except: /^content\/wiki\/economy-and-eula\//,
  },
  bonus: {
    use: 'Bonusguthaben, Bonus',
    form: /(?<!\p{L})(?:bonusguthabens?|bonus|boni)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:geschenkte[snm]?|geschenkt|geschenkguthaben|bonusse)(?!\p{L})/iu,
  },
  invoice: {
    use: 'Rechnung',
    form: /(?<!\p{L})rechnung(?:en)?(?!\p{L})/iu,
    // A calculation is no invoice.
    never:
      /(?<!\p{L})(?:fakturen?|rechnung nr\.|(?:zeigt|prüfen sie) die rechnung|die rechnung (?:hat sich|steht|unter))(?!\p{L})/iu,
  },
  payment: {
    use: 'Zahlung',
    form: /zahlung/iu,
    never: /(?<!\p{L})(?:einzahlung(?:en)?|bezahlung(?:en)?)(?!\p{L})/iu,
  },
  paymentMethod: {
    use: 'Zahlungsart',
    form: /(?<!\p{L})zahlungsart(?:en)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:zahlungsweg(?:e|en|s)?|zahlungsmethoden?|zahlungsmittel|bezahlart(?:en)?|auf diesem weg (?:geht|gehen|lässt sich))(?!\p{L})/iu,
  },
  paymentService: {
    use: 'Zahlungsdienst',
    form: /(?<!\p{L})zahlungsdienst(?:e|en|es|s)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:\p{L}*-?zahlungssystem(?:e|en|s)?|zahlungsanbieter(?:s|n)?|zahlungsdienstleister(?:s|n)?)(?!\p{L})/iu,
    // Laws and the offer name payment systems and their fee.
    except: legal,
  },
  fee: {
    use: 'Gebühr',
    form: /(?<!\p{L})gebühr(?:en)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:provision(?:en)?|kommission(?:en)?|zahlungsaufschlag|servicepauschale)(?!\p{L})/iu,
  },
  refund: {
    use: 'Erstattung, erstatten',
    form: /(?<!\p{L})(?:erstattung(?:en)?|erstattet?)(?!\p{L})/iu,
    // Downtime is credited to the balance, see “Gutschrift”.
    never:
      /(?<!\p{L})(?:rückzahlung(?:en)?|rückerstattung(?:en)?|zurückgezahlt|zurückzuzahlen|erstatten ausfälle|erstattung für (?:einen ausfall|ungenutzte))(?!\p{L})/iu,
  },
  refundRequest: {
    use: 'Antrag',
    form: /(?<!\p{L})antr(?:ag|äge|ags|ägen)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:(?:rück)?erstattungsanfragen?|rückzahlungsanträge?|gesuche?)(?!\p{L})/iu,
  },
  acceptanceAct: {
    use: 'Leistungsnachweis, Nachweis',
    form: /(?<!\p{L})(?:leistungs)?nachweis(?:e|es|en)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:(?:abnahme|übergabe|leistungs)protokolle?s?|akten?|protokoll (?:zum drucken|drucken))(?!\p{L})/iu,
    // The offer says “Abnahmeprotokoll” and “Protokoll”.
    except: legal,
  },
  publicOffer: {
    use: 'öffentliches Vertragsangebot',
    form: /(?<!\p{L})öffentliche[nms]? vertragsangebot(?:s|es)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:öffentliche[nms]? angebot(?:s|es)?|offerten?|oferta)(?!\p{L})/iu,
  },
  businessDay: {
    use: 'Arbeitstag',
    form: /(?<!\p{L})arbeitstag(?:e|en|s|es)?(?!\p{L})/iu,
    // A Werktag includes Saturdays: another deadline.
    never: /(?<!\p{L})(?:werktag(?:e|en|s|es)?|bankarbeitstag(?:e|en)?|geschäftstag(?:e|en)?)(?!\p{L})/iu,
  },
  suspended: {
    use: 'pausiert',
    form: /(?<!\p{L})pausiert(?!\p{L})/iu,
    never: /(?<!\p{L})(?:ausgesetzt|suspendiert|eingefroren|stillgelegt)(?!\p{L})/iu,
  },
  blocked: {
    use: 'gesperrt, Sperre',
    form: /(?<!\p{L})(?:gesperrt|sperren?|entsperrt)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:blockiert|geblockt|server ist gebannt|konto ist gebannt)(?!\p{L})/iu,
  },
  autoExtension: {
    use: 'automatische Verlängerung',
    form: /(?<!\p{L})automatische[nr]? verlängerung(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:auto-?verlängerung(?:en)?|automatische[nr]? erneuerung|selbstverlängerung|wird (?:der server )?von selbst verlängert)(?!\p{L})/iu,
  },
}
