/** Installs what the tests need, where that is possible: browsers, services and Wine. */
import { hasWine, needBrowser, needFullBrowser, needServices } from './need.mjs'

needBrowser()
needFullBrowser()
needServices()
hasWine()
