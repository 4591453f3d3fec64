/**
 * Texas places, teams and schools, best known first: people here use them, and attackers know that. Words near the top
 * of breach lists, such as Austin and Cowboys, are not repeated.
 */
export const texasWords: string[] = (
  'sanantonio fortworth elpaso longhorns aggies astros texans spurs mavericks mavs ' +
  'rockets stars dynamo lonestar hookem gigem hookemhorns bevo reveille baylor hornedfrogs redraiders raiders ' +
  'texastech bobcats mustangs roadrunners owls cougars miners bearkats lumberjacks dallascowboys houstonastros ' +
  'texasrangers houstontexans houstonrockets dallasmavericks dallasmavs dallasstars austinfc verde fcdallas houstondynamo ' +
  'sanantoniospurs gospurs gocowboys gostros goastros howboutthemcowboys texasstrong dontmesswithtexas alamo riverwalk bluebonnet ' +
  'whataburger buccees shinerbock brisket armadillo sixflags astrodome kylefield darrellroyal atandtstadium ' +
  'arlington corpuschristi plano lubbock laredo irving garland frisco mckinney amarillo grandprairie brownsville killeen pasadena ' +
  'mesquite mcallen denton waco carrollton midland roundrock abilene pearland richardson odessa sugarland beaumont lewisville ' +
  'leaguecity tyler wichitafalls collegestation sanangelo edinburg conroe newbraunfels georgetown cedarpark bryan longview ' +
  'pharr flowermound mansfield missouricity pflugerville temple northrichlandhills victoria harlingen euless portarthur ' +
  'desoto kyle leander rowlett burleson wylie galveston haltomcity rockwall grapevine hutto buda sanmarcos texascity sherman ' +
  'huntsville texarkana nacogdoches kerrville fredericksburg bastrop seguin lufkin delrio eaglepass katy spring cypress woodlands ' +
  'thewoodlands humble kingwood tomball kemah baytown manor taylor lakeway drippingsprings wimberley marfa terlingua ' +
  'luckenbach gruene shiner lockhart llano marblefalls lampasas gatesville stephenville weatherford granbury corsicana ennis ' +
  'waxahachie southlake colleyville coppell keller duncanville cedarhill lancaster forney travis bexar harris tarrant collin ' +
  'williamson hays comal brazos guadalupe colorado pedernales bigbend padre padreisland portaransas rockport enchantedrock ' +
  'barton bartonsprings zilker congress sixthstreet hillcountry panhandle riogrande permian permianbasin gulfcoast utaustin ' +
  'texasam tamu utsa utd utep uta smu tcu rice riceowls lamar samhouston tarleton angelo lonestarstate ' +
  'samhoustonstate texasstate texasforever yeehaw howdy yall rememberthealamo'
).split(' ');
