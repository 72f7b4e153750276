import type { Glossary } from './terms.ts'

/** Contracts use the words of the law, and are reviewed apart. */
const legal = /^content\/legal\//

/** The partner’s page is not part of this round. */
const laterRounds = /^content\/(legal|partners)\//

export const ua: Glossary = {
  node: {
    use: 'вузол',
    form: /(?<!\p{L})вуз(ол|л(а|у|ом|і|и|ів|ам|ами|ах))(?!\p{L})/iu,
    never: /(?<!\p{L})(нод(а|и|у|і|ою|ах)(?!\p{L})|машин\p{L}{1,2},\sна\sякі)/iu,
  },
  plan: {
    use: 'тариф',
    form: /(?<!\p{L})тариф(?!н)/iu,
    // Plans and all else are chosen with one verb: «вибрати», never «обрати».
    never:
      /тарифн\p{L}+\sплан|(?<!\p{L})план(у|ом|и)?\s(тарифу|підписки)|(?<!\p{L})((обер(іть|у|е|и|емо|ете|уть)|обра(ти|но|в|ли|ний|на|не|ні|ного|ному|ним))(?!\p{L})|обира)/iu,
    except: laterRounds,
  },
  memory: {
    use: 'пам’ять',
    form: /(?<!\p{L})пам’ят/iu,
    never: /оперативн\p{L}+\sпам’ят|(?<!\p{L})(ОЗП|ОЗУ|оперативк\p{L}+)(?!\p{L})|памʼят/iu,
  },
  disk: {
    use: 'диск',
    form: /(?<!\p{L})диск/iu,
    // What is on the disk is in a «папка», never in a «тека».
    never: /накопичувач|вінчестер|(?<!\p{L})(тек(а|и|у|ою|ах|ами|ам)|теці)(?!\p{L})/iu,
    except: legal,
  },
  serverSoftware: {
    use: 'ядро',
    form: /(?<!\p{L})(ядр(о|а|у|ом|і|ах|ами)|ядер)(?!\p{L})/iu,
    never:
      /програм\p{L}{1,2}\sсервера(?!\p{L})|серверн\p{L}+\s(софт|програм)|(?<!\p{L})(рушій|руші(я|ю|єм|ї|їв)|двигун)/iu,
  },
  build: {
    use: 'збірка (ядра або завантажувача)',
    form: /(?<!\p{L})збір(к|ок|ц)/iu,
    never: /(?<!\p{L})білд/iu,
  },
  loader: { use: 'завантажувач', form: /(?<!\p{L})завантажувач/iu, never: /(?<!\p{L})(лоадер|загрузчик)/iu },
  plugin: {
    use: 'плагін',
    form: /(?<!\p{L})плагін/iu,
    never: /плаґін|плагин|(?<!\p{L})модул(ь|я|ю|ем|і|ів)(?!\p{L})/iu,
  },
  mod: {
    use: 'мод',
    form: /(?<!\p{L})мод(а|у|ом|і|и|ів|ам|ами|ах)?(?!\p{L})/iu,
    never: /(?<!\p{L})(модифікаці|модик)/iu,
  },
  addon: {
    use: 'доповнення',
    form: /(?<!\p{L})доповнен/iu,
    never: /(?<!\p{L})адд?он|^\s*розширення\s*$|до\sвстановленого/iu,
  },
  modpack: {
    use: 'модпак',
    form: /(?<!\p{L})модпак/iu,
    // «Збірка» is a build. An article may say «модпак (збірка модів)» once, for those who search so.
    // The genitive is «модпака».
    never:
      /(?<![\p{L}(])збір(?:к|ок|ц)\p{L}*\s(?:(?:із?\s)?мод|на\s\d|для\sQuilt|в\sкаталозі)|(?:модов|готов|велик|важк|легк|сво|власн)\p{L}+\sзбір(?:к|ок|ц)|(?:файл|оновленн|випуск)\p{L}*\sзбірки|моди\s(?:та|й|і)\sзбірки|(?<!\p{L})(?:від|з|із|без|до|для|частина|файл|версі\p{L}|випуск|оновленн\p{L}|встановлення)\sмодпаку(?!\p{L})/iu,
    except: /^content\/partners\//,
  },
  dataPack: {
    use: 'датапак',
    form: /(?<!\p{L})датапак/iu,
    never: /наб(ір|ор\p{L}*)\sданих|дата-пак|пакет\p{L}*\sданих/iu,
    except: legal,
  },
  resourcePack: {
    use: 'ресурспак',
    form: /(?<!\p{L})ресурспак/iu,
    never: /наб(ір|ор\p{L}*)\s(текстур|ресурсів)|текстур-?пак|ресурс-пак|пакет\p{L}*\sресурсів/iu,
    // A plan is «набір ресурсів Сервера» there.
    except: legal,
  },
  proxy: {
    use: 'проксі',
    form: /(?<!\p{L})проксі(?!\p{L})/iu,
    // Players and servers are «під’єднані» and «від’єднані».
    never: /проксі-сервер|проксю|(?<!\p{L})(під|від)ключ/iu,
    // The article on voice chat quotes what that mod says in the game.
    except: /^content\/(legal|partners|wiki\/voice-chat)\//,
  },
  chunk: {
    use: 'чанк',
    form: /(?<!\p{L})чанк/iu,
    // Other words of the world that two names were used for: «карта» and «лійка» are right.
    never:
      /(?<!\p{L})(шмат|кус)\p{L}+\sсвіту|(?<!\p{L})(веб)?мап(а|и|у|ою|і|ам|ах)(?!\p{L})|(?<!\p{L})воронк/iu,
    except: laterRounds,
  },
  tick: {
    use: 'тік',
    form: /(?<!\p{L})тік(у|ом|і|и|ів|ам|ами|ах)?(?!\p{L})/iu,
    never: /(?<!\p{L})такт(у|ом|і|и|ів|ам|ами|ах)?(?!\p{L})/iu,
  },
  seed: {
    use: 'зерно світу, сід',
    form: /(?<!\p{L})(зерно(?!\p{L})|сід(?!\p{L}))/iu,
    never: /ключ\p{L}?\sгенератора|(?<!\p{L})насінн\p{L}\sсвіту/iu,
  },
  gameRule: {
    use: 'ігрове правило',
    form: /ігров\p{L}+\sправил/iu,
    never: /гейм-?рул|(?<!\p{L})правил(о|а|у|ом|ами|ах)?\sгри(?!\p{L})/iu,
    except: legal,
  },
  theNether: {
    use: 'Незер',
    form: /(?<!\p{L})Незер(у|і|ом)?(?!\p{L})/u,
    never: /[Нн]ижн\p{L}+\sсвіт|(?<!\p{L})Пекл/u,
  },
  theEnd: {
    use: 'Енд',
    form: /(?<!\p{L})Енд(у|і|ом)?(?!\p{L})/u,
    // With a small letter it is an edge, as that of a world.
    never: /(?<!\p{L})Кра(й|ю|єм|ї)(?!\p{L})|(?<!\p{L})Ендер-світ/u,
  },
  viewDistance: {
    use: 'дальність промальовування',
    form: /дальн\p{L}+\sпромальовування/iu,
    never:
      /(дальн\p{L}+|дистанці\p{L}+|відстан\p{L}+|радіус\p{L}*)\s(огляду|видимості|рендер|прорисов)|(дистанці|відстан)\p{L}+\sпромальовування/iu,
  },
  simulationDistance: {
    use: 'дальність симуляції',
    form: /дальн\p{L}+\s(промальовування\sта\s)?симуляції/iu,
    never: /(дистанці|відстан)\p{L}+\sсимуляції/iu,
  },
  whitelist: {
    use: 'білий список',
    form: /біл\p{L}+\sспис/iu,
    never: /вайт-?л[иі]ст|спис\p{L}+\s(допущен|дозволен)/iu,
  },
  operator: {
    use: 'оператор',
    form: /(?<!\p{L})оператор/iu,
    never: /(?<!\p{L})(опк|адмінк)(а|у|и|ою)(?!\p{L})/iu,
  },
  ban: {
    use: 'бан, забанити, розбанити',
    form: /(?<!\p{L})((за|роз)?бан(и|у|ів|ити|ьте|ено)|бан)(?!\p{L})/iu,
    // «Заблоковано» is a server or an account that we stopped.
    never:
      /(за|роз)блокувати(?!\p{L})|(?<!\p{L})заблоковані(?!\p{L})|нікого\sне\sзаблоковано|заблокован\p{L}+\s(гравц|адрес)|блокуванн\p{L}\s(гравц|за\sIP)/iu,
    // The privacy policy speaks of blocking data, as the law does.
    except: legal,
  },
  voiceChat: {
    use: 'голосовий чат',
    form: /голосов\p{L}+\sчат/iu,
    never: /(?<!\p{L})войс|голосов\p{L}+\sзв’яз/iu,
  },
  console: { use: 'консоль', form: /(?<!\p{L})консол/iu, never: /командн\p{L}+\sрядк\p{L}+\sсервера/iu },
  command: {
    use: 'команда',
    form: /(?<!\p{L})команд/iu,
    // The slash before it has one name: «скісна риска».
    never: /консольн\p{L}+\sнаказ|(?<!\p{L})(похил|кос)(а|ої|у|ою)\sриск/iu,
  },
  log: {
    use: 'журнал',
    form: /(?<!\p{L})журнал/iu,
    never: /(?<!\p{L})лог(и|у|а|ів|ам|ах|ами|ом|і)?(?!\p{L})|лог-файл/iu,
  },
  line: {
    use: 'рядок',
    form: /(?<!\p{L})ряд(ок|к(а|у|ом|и|ів|ах|ами|ам))(?!\p{L})/iu,
    never: /(?<!\p{L})(ліні(я|ї|ю|й)|стрічк(а|и|у|ок))\s(журналу|файлу|консолі|логу)/iu,
  },
  restart: { use: 'перезапуск', form: /перезапу/iu, never: /рестарт|перезавантаж\p{L}+\sсервер/iu },
  reinstall: {
    use: 'перевстановлення',
    form: /перевстанов/iu,
    never: /реінстал|ядро\s(ставиться|встановлено)\s(заново|наново)/iu,
  },
  backup: {
    use: 'резервна копія, копія',
    form: /резервн\p{L}+\sкопі|(?<!\p{L})копі(я|ї|ю|й|єю)(?!\p{L})/iu,
    never: /б[еэ]кап/iu,
  },
  restore: {
    use: 'відновити, про файл: повернути',
    form: /віднов|(?<!\p{L})поверн(ути|іть)/iu,
    never: /(?<!\p{L})(оновити|перечитати)\s((світ|файл)\s)?із?\sкопії/iu,
  },
  update: { use: 'оновити', form: /(?<!\p{L})онов/iu, never: /(?<!\p{L})(апдейт|апгрейд)/iu },
  upload: {
    use: 'додати файл, завантажити на сервер',
    form: /(?<!\p{L})дода(ти|йте)\s(файл|папк)|завантаж\p{L}+\sна\sсервер/iu,
    // «Завантажити» alone is from the server to the reader. «Вивантажити» is read in both senses.
    never:
      /(?<!\p{L})зали(ти|йте|вати|вайте|вають)(?!\p{L})|вивантаж|аплоад|(?<!\p{L})закача|^\s*завантажити\s(файли?|папку)\s*$|^\s*завантаження\sфайлів\s*$/iu,
    // The privacy policy tells of an export of data.
    except: legal,
  },
  download: {
    use: 'завантажити',
    form: /(?<!\p{L})завантаж(?!увач)/iu,
    never: /(?<!\p{L})(скача|качати|качай|даунлоад|звантаж)/iu,
  },
  install: {
    use: 'встановити, поставити',
    form: /(?<!\p{L})(встанов|установ|постав)/iu,
    never: /інсталюв|інсталяц|^\s*(не\s)?(по)?ставити\s*$/iu,
  },
  unpack: {
    use: 'розпакувати',
    form: /розпак/iu,
    never: /розархів|(?<!\p{L})(видобути|витягти)\s(файли|архів)/iu,
  },
  archive: { use: 'архів', form: /(?<!\p{L})архів/iu, never: /пакет\p{L}?\s(з|зі|із)\s(світом|файлами)/iu },
  trash: {
    use: 'кошик',
    form: /(?<!\p{L})кошик/iu,
    // What stays is said with one verb: «залишити», never «лишити».
    never: /смітник|(?<!\p{L})корзин|(?<!\p{L})лиш(а|и(?!\p{L}*н))(?=\p{L})/iu,
    except: laterRounds,
  },
  subdomain: { use: 'піддомен', form: /піддомен/iu, never: /субдомен|саб-?домен/iu },
  token: { use: 'токен', form: /(?<!\p{L})токен/iu, never: /маркер\p{L}*\sдоступу|жетон/iu },
  secret: {
    use: 'секрет',
    form: /(?<!\p{L})секрет(?!н)/iu,
    never: /секрет\p{L}?\sпересилання|секретн\p{L}+\s(слов|ключ)/iu,
    // The privacy policy tells of a cryptographic key.
    except: legal,
  },
  panel: { use: 'панель', form: /(?<!\p{L})панел/iu, never: /адмін-?панел|дашборд|особист\p{L}+\sкабінет/iu },
  tab: {
    use: 'вкладка',
    form: /(?<!\p{L})вклад(к|ок|ц)/iu,
    never: /(?<!\p{L})закладк|(?<!\p{L})[ув]\sвкладці/iu,
  },
  support: {
    use: 'підтримка',
    form: /(?<!\p{L})підтримк/iu,
    never: /(?<!\p{L})тех(нічн\p{L}+)?\.?\s?підтримк|сап+орт|служб\p{L}+\sпідтримки/iu,
  },
  email: {
    use: 'пошта, лист',
    form: /(?<!\p{L})(пошт|лист(а|у|ом|і|и|ів|ам|ами)?(?!\p{L}))/iu,
    never: /e-?mail|(?<!\p{L})(імейл|мейл)|ел\.\s?пошт|електронн\p{L}+\s(пошт|адрес|лист)/iu,
    except: legal,
  },
  balance: {
    use: 'баланс',
    form: /(?<!\p{L})баланс/iu,
    // Money «надходить».
    never: /особов\p{L}+\sрахун|(?<!\p{L})гаман(ець|ц)|(?<!\p{L})гроші\s(прийд|приход|прийш)/iu,
    except: legal,
  },
  bonus: {
    use: 'бонуси',
    form: /(?<!\p{L})бонус/iu,
    never: /(?<!\p{L})подарован(о|і|их|ими|е)(?!\p{L})/iu,
    except: legal,
  },
  invoice: {
    use: 'рахунок',
    form: /(?<!\p{L})рахун(ок|к(у|а|ом|и|ів|ах))(?!\p{L})/iu,
    never: /інвойс|квитанці/iu,
    except: legal,
  },
  payment: {
    use: 'платіж, оплата',
    form: /(?<!\p{L})плат(іж|еж)|(?<!\p{L})оплат/iu,
    never: /транзакці|проплат/iu,
  },
  paymentMethod: {
    use: 'спосіб оплати, спосіб',
    form: /(?<!\p{L})спос(іб|об)/iu,
    never: /метод\p{L}*\s(оплати|платеж)|платіжн\p{L}+\s(метод|спос)|вид\p{L}?\sоплати/iu,
    except: legal,
  },
  paymentService: {
    use: 'платіжна система',
    form: /платіжн\p{L}+\sсистем/iu,
    never: /платіжн\p{L}+\s(сервіс|шлюз|провайдер)|процесинг/iu,
    except: legal,
  },
  fee: { use: 'комісія', form: /(?<!\p{L})комісі/iu, never: /сервісн\p{L}+\sзб[оі]р|(?<!\p{L})націнк/iu },
  refund: {
    use: 'повернення, повернути гроші',
    form: /(?<!\p{L})повернення/iu,
    never: /рефанд|манібек|попросити\sповернення/iu,
  },
  refundRequest: {
    use: 'заявка на повернення',
    form: /заявк\p{L}+\sна\sповернення/iu,
    never:
      /(?<!\p{L})(заяв(а|у|и|ою)|запит(и|у|ів|ам)?)\s(про|на)\sповернення|запит\s+(прийнято|відкликано)|^\s*запит\s*$|(відкликати|відкличте|попередні|подайте|усі)\sзапит/iu,
    except: legal,
  },
  acceptanceAct: {
    use: 'акт',
    form: /(?<!\p{L})акт(а|у|ом|и|ів|ам)?(?!\p{L})/iu,
    never: /(?<!\p{L})акт\p{L}*\s(звір|прийма)|протокол\p{L}*\sпослуг/iu,
  },
  publicOffer: {
    use: 'публічна оферта, оферта',
    form: /(?<!\p{L})оферт/iu,
    never: /договор\p{L}*\sоферти|оферт\p{L}+\sдогов/iu,
  },
  businessDay: {
    use: 'робочий день',
    form: /робоч\p{L}+\s(дн|день)/iu,
    never: /банківськ\p{L}+\s(дн|день)|будн\p{L}+\s(день|дн)/iu,
  },
  suspended: {
    use: 'призупинено',
    form: /призупинен/iu,
    // A period is a «строк», and it «минув» or «закінчився».
    never:
      /(?<!\p{L})(заморож|оренд)|(?<!\p{L})термін\p{L}*\s(минув|дії|рахунку)|обмеженн\p{L}\sтерміну|скінчилась/iu,
    except: legal,
  },
  blocked: {
    use: 'заблоковано, розблоковано',
    form: /(за|роз)блокован/iu,
    never: /(?<!\p{L})(сервер|акаунт)\p{L}*\s(за)?банен|забанен\p{L}*\s(сервер|акаунт)/iu,
  },
  autoExtension: {
    use: 'автопродовження',
    form: /автопродовження/iu,
    never: /автоматичн\p{L}+\sпродовжен|авто-продовжен|автооплат|автоплат/iu,
    except: legal,
  },
}
