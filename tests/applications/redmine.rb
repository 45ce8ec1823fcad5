# redmine.rb USER PASSWORD, by bin/rails runner: fills Redmine: 4 projects (one below another), 120 issues with notes and relations, 40 wiki pages with
# versions, news, a forum and versions. The same each time.
name, password = ARGV[-2], ARGV[-1]
Words = %w[garden river stone window cloud paper bridge silent copper lantern meadow harbour wind thread orchard winter summer kettle market village
           letter engine mirror forest island railway morning evening shadow candle ribbon basket velvet anchor compass library station fountain].freeze
Chance = Random.new(37)
def some(count) = Array.new(count) { Words[Chance.rand(Words.size)] }.join(' ')
def sentence = "#{some(7 + Chance.rand(9)).capitalize}."
def paragraph = Array.new(3 + Chance.rand(4)) { sentence }.join(' ')
Begin = Time.utc(2024, 1, 1, 9)

ActionMailer::Base.perform_deliveries = false
Setting.notified_events = []
Setting.text_formatting = 'markdown' if Redmine::WikiFormatting.format_names.include?('markdown')
Setting.default_language = 'en'
Setting.login_required = '0'
Setting.app_title = 'Projects made by a script'
admin = User.find_by_login('admin')
admin.update!(login: name, password: password, password_confirmation: password, must_change_passwd: false, mail: 'admin@example.org')
User.current = admin
people = %w[ada bo cy].map do |login|
  user = User.new(firstname: login.capitalize, lastname: 'Weaver', mail: "#{login}@example.org", language: 'en')
  user.login = login
  user.password = user.password_confirmation = 'Argiope-loopback-2'
  user.save!
  user
end
role = Role.givable.first
projects = %w[harbour meadow orchard].map do |identifier|
  Project.create!(name: identifier.capitalize, identifier: identifier, description: paragraph, is_public: true,
                  enabled_module_names: %w[issue_tracking wiki news boards calendar gantt time_tracking files], trackers: Tracker.all)
end
child = Project.create!(name: 'Small harbour', identifier: 'small-harbour', description: paragraph, is_public: true,
                        enabled_module_names: %w[issue_tracking wiki], trackers: Tracker.all)
child.set_parent!(projects[0])
projects << child
projects.each { |project| people.each { |user| Member.create!(project: project, principal: user, roles: [role]) } }
versions = projects.first(3).flat_map { |project| [1, 2].map { |n| Version.create!(project: project, name: "#{n}.0", description: sentence, status: 'open') } }
statuses, priorities = IssueStatus.all.to_a, IssuePriority.all.to_a
issues = []
120.times do |number|
  project = projects[number % projects.size]
  issue = Issue.new(project: project, tracker: project.trackers.to_a[number % 3], author: people[number % 3], subject: "#{some(4).capitalize} #{number}",
                    description: "#{paragraph}\n\n#{issues.any? && number % 5 == 0 ? "See ##{issues.sample(random: Chance).id}." : ''}",
                    status: statuses[number % 3], priority: priorities[number % priorities.size], assigned_to: people[(number + 1) % 3])
  issue.fixed_version = versions.find { |version| version.project_id == project.id } if number % 4 == 0
  issue.save!
  (number % 4).times do
    issue.reload
    issue.init_journal(people[Chance.rand(3)], paragraph)
    issue.done_ratio = (issue.done_ratio + 20) % 100
    issue.save!
  end
  IssueRelation.create!(issue_from: Issue.find(issues[number - 4].id), issue_to: Issue.find(issue.id), relation_type: 'relates') if number % 9 == 8
  issues << issue
end
issues.each(&:reload)
issues.each_with_index do |issue, number|
  at = Begin + number * 5 * 3600
  issue.update_columns(created_on: at, updated_on: at + 3600)
  issue.journals.each_with_index { |journal, n| journal.update_columns(created_on: at + 600 * n) }
end
projects.each_with_index do |project, order|
  wiki = project.wiki || Wiki.create!(project: project, start_page: 'Wiki')
  titles = Array.new(10) { |n| n.zero? ? wiki.start_page : "#{some(2).capitalize.tr(' ', '_')}_#{n}" }
  titles.each_with_index do |title, n|
    page = WikiPage.new(wiki: wiki, title: title)
    text = "# #{title.tr('_', ' ')}\n\n#{paragraph}\n\n#{paragraph}\n"
    text += titles.drop(1).map { |other| "* [[#{other}]]" }.join("\n") if n.zero?
    page.content = WikiContent.new(page: page, author: admin, text: text)
    page.save_with_content(page.content)
    (n % 3).times do
      page.content.text += "\n\n#{paragraph}\n"
      page.content.author = people[n % 3]
      page.save_with_content(page.content)
    end
    at = Begin + (order * 10 + n) * 86_400
    page.update_columns(created_on: at)
    page.content.update_columns(updated_on: at)
  end
end
projects.first(3).each_with_index do |project, order|
  4.times do |n|
    news = News.create!(project: project, author: admin, title: some(3).capitalize, summary: sentence, description: paragraph)
    news.update_columns(created_on: Begin + (order * 4 + n) * 86_400)
  end
  board = Board.create!(project: project, name: 'Talk', description: sentence)
  5.times do |n|
    topic = Message.create!(board: board, author: people[n % 3], subject: some(3).capitalize, content: paragraph)
    2.times { Message.create!(board: board, author: people[(n + 1) % 3], subject: "RE: #{topic.subject}", content: paragraph, parent: topic) }
  end
end
puts "#{Project.count} projects, #{Issue.count} issues, #{WikiPage.count} wiki pages"
