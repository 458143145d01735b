// What the specification and blocks.md require of the content, page by page. A single test file for the runner,
// so that the content is loaded once.
import "./everyPage.ts";
import "./company.ts";
import "./home.ts";
import "./services.ts";
import "./areas.ts";
import "./charts.ts";
import "./primaryHubs.ts";
import "./secondaryHubs.ts";
import "./cityFolders.ts";
import "./cityServices.ts";
import "./miamiBeach.ts";
import "./aventura.ts";
import "./mainland.ts";
import "./oceanfront.ts";
import "./claims.ts";
import "./blog.ts";
import "./legal.ts";
import "./business.ts";
import "./llms.ts";
import "./pictures.ts";
